import { expect, it } from 'vitest'
import { createMemoryMailer } from '../testing/memory-mailer'
import { mailAfter } from './mail-after'

const message = (subject: string) => ({ to: 'ada@wren.example', subject, text: '' })
const subjectsIn = (mailer: ReturnType<typeof createMemoryMailer>) =>
  mailer.to('ada@wren.example').map(({ subject }) => subject)

it('sends what a work left behind once it has succeeded', async () => {
  const mailer = createMemoryMailer()
  const left: Promise<void>[] = []
  await mailAfter(mailer, async (nextTry) => {
    left.push(nextTry().send(message('One')))
    await Promise.resolve()
    expect(subjectsIn(mailer)).toEqual([])
  })
  await Promise.all(left)
  expect(subjectsIn(mailer)).toEqual(['One'])
})

it('sends nothing of a work that fails', async () => {
  const mailer = createMemoryMailer()
  const left: Promise<void>[] = []
  const failing = mailAfter(mailer, (nextTry) => {
    left.push(nextTry().send(message('One')))
    return Promise.reject(new Error('no'))
  })
  await expect(failing).rejects.toThrow('no')
  await Promise.all(left)
  expect(subjectsIn(mailer)).toEqual([])
})

it('sends once what was tried again', async () => {
  const mailer = createMemoryMailer()
  const left: Promise<void>[] = []
  await mailAfter(mailer, (nextTry) => {
    for (const subject of ['First try', 'Second try']) left.push(nextTry().send(message(subject)))
    return Promise.resolve()
  })
  await Promise.all(left)
  expect(subjectsIn(mailer)).toEqual(['Second try'])
})
