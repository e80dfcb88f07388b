import { ApiError, NetworkError } from '@oaklet/api'
import { aClient, aMeasure, aPage, aPractice } from '@oaklet/api/testing'
import type { Measure, RecordMeasureBody } from '@oaklet/api/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { ClientMeasures } from './ClientMeasures'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

/** What the server makes of a body. */
const recorded = (body: RecordMeasureBody): Measure => aMeasure(body)

async function startRecording(record: (params: unknown, body: RecordMeasureBody) => Promise<Measure>) {
  let all: Measure[] = []
  const saving = vi.fn(async (params: unknown, body: RecordMeasureBody) => {
    const saved = await record(params, body)
    all = [saved, ...all]
    return saved
  })
  const view = renderScreen(<ClientMeasures client={aClient()} practice={aPractice()} today="2026-11-17" />, {
    api: {
      measures: { list: () => Promise.resolve(aPage(all)), record: saving },
      packets: { listSchedules: () => Promise.resolve([]) },
    },
  })
  await view.user.click(await screen.findByRole('button', { name: 'Record a measure' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a measure' }))
  await dialog.findByRole('radiogroup', { name: /^1\. / })
  const question = (number: number) => dialog.getByRole('radiogroup', { name: new RegExp(`^${number}\\. `) })
  /** Answers from the first question on, by number keys alone. */
  const answer = async (keys: string) => {
    within(question(1)).getByRole('radio', { name: 'Not at all' }).focus()
    await view.user.keyboard(keys)
  }
  return { ...view, dialog, question, answer, saving }
}

test('number keys answer, and lead to the next question; the score is said once all are answered', async () => {
  const { dialog, question, answer } = await startRecording(() => Promise.resolve(aMeasure()))
  await answer('2222')
  expect(within(question(5)).getByRole('radio', { name: 'Not at all' })).toHaveFocus()
  expect(within(question(4)).getByRole('radio', { name: 'More than half the days' })).toBeChecked()
  expect(dialog.getByText('4 of 9 answered')).toBeVisible()
  await answer('222211110')
  expect(dialog.getByText('Score 12 of 27')).toBeVisible()
  expect(dialog.getByText('Moderate')).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Score 12 of 27, moderate'))
})

test('says which questions are missing, and sends nothing', async () => {
  const { user, dialog, question, answer, saving } = await startRecording(() => Promise.resolve(aMeasure()))
  await answer('2222')
  await answer('{Control>}{Enter}{/Control}')
  await waitFor(async () =>
    expect(await dialog.findByRole('group', { name: '5 things need your attention' })).toHaveFocus(),
  )
  expect(question(5)).toHaveAccessibleDescription('Answer this question')
  await user.click(dialog.getByRole('link', { name: 'Answer question 5' }))
  expect(within(question(5)).getByRole('radio', { name: 'Not at all' })).toHaveFocus()
  expect(saving).not.toHaveBeenCalled()
})

test('records today’s answers by Ctrl+Enter, says the score, and shows them', async () => {
  const { user, answer, saving } = await startRecording((_, body) => Promise.resolve(recorded(body)))
  await answer('222211110')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('region', { name: 'PHQ-9' })).toBeVisible()
  expect(saving).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ clientId: aClient().id }),
    { kind: 'phq9', takenOn: '2026-11-17', answers: [2, 2, 2, 2, 1, 1, 1, 1, 0], difficulty: null },
    expect.objectContaining({ idempotencyKey: expect.any(String) as string }),
  )
  expect(screen.queryByText('Question 9: thoughts of death or self-harm')).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Record a measure' })).toHaveFocus())
})

test('says at once that somebody should speak with a client who has thoughts of death', async () => {
  const { user, answer } = await startRecording((_, body) => Promise.resolve(recorded(body)))
  await answer('000000001')
  await user.keyboard('{Control>}{Enter}{/Control}')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Question 9: thoughts of death or self-harm')
  expect(alert).toHaveTextContent('Mari Vega answered it with “Several days” in the PHQ-9')
  await user.click(within(alert).getByRole('button', { name: 'Show the result' }))
  expect(await screen.findByRole('dialog', { name: 'PHQ-9, November 17, 2026' })).toBeVisible()
})

test('a GAD-7 has seven questions, and no alert', async () => {
  const { user, dialog, answer, saving } = await startRecording((_, body) => Promise.resolve(recorded(body)))
  await user.click(dialog.getByRole('radio', { name: 'GAD-7 (anxiety)' }))
  await user.click(dialog.getByRole('radio', { name: 'Very difficult' }))
  await answer('3333333')
  expect(dialog.getByText('Score 21 of 21')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Record measure' }))
  expect(await screen.findByRole('region', { name: 'GAD-7' })).toBeVisible()
  expect(saving.mock.calls[0]?.[1]).toMatchObject({ kind: 'gad7', difficulty: 'very' })
  expect(screen.queryByText(/^Question 9/)).toBeNull()
})

const unfit = new ApiError({
  code: 'validation_failed',
  status: 422,
  serverMessage: null,
  requestId: null,
  fieldErrors: [{ path: 'takenOn', message: 'Choose a day after the date of birth' }],
})

test.each([
  ['a refused date', unfit, 'Choose a day after the date of birth'],
  [
    'a lost connection',
    new NetworkError('unreachable'),
    /^Failed to record measure\. Oaklet can’t be reached/,
  ],
])('%s is told where it is, and every answer is kept', async (_, error, words) => {
  const { user, dialog, question, answer } = await startRecording(() => Promise.reject(error))
  await answer('222211110')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect((await dialog.findAllByText(words))[0]).toBeVisible()
  expect(within(question(1)).getByRole('radio', { name: 'More than half the days' })).toBeChecked()
  expect(dialog.getByText('Score 12 of 27')).toBeVisible()
})

test('asks before Escape throws answers away', async () => {
  const { user, answer } = await startRecording(() => Promise.resolve(aMeasure()))
  await answer('2')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog', { name: 'Close without saving?' })).toBeVisible()
})

test('a PCL-5 has answers up to 4, asks for no difficulty, and says whether the clusters of PTSD are met', async () => {
  const { user, dialog, answer, saving } = await startRecording((_, body) => Promise.resolve(recorded(body)))
  await user.click(dialog.getByRole('radio', { name: 'Very difficult' }))
  await user.click(dialog.getByRole('radio', { name: 'PCL-5 (trauma)' }))
  expect(
    dialog.getByText(/^The keys 0 to 4 answer a question, from “not at all” to “extremely”/),
  ).toBeVisible()
  expect(dialog.queryByRole('radio', { name: 'Very difficult' })).toBeNull()
  await answer('4'.repeat(10) + '0'.repeat(10))
  expect(dialog.getByText('Score 40 of 80')).toBeVisible()
  expect(dialog.getByText('At the cutoff or above')).toBeVisible()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(saving).toHaveBeenCalledOnce())
  expect(saving.mock.lastCall?.[1]).toMatchObject({ kind: 'pcl5', difficulty: null })
  await user.click(await screen.findByRole('row', { name: /PCL-5/ }))
  const result = within(await screen.findByRole('dialog', { name: /^PCL-5/ }))
  expect(result.getByText(/^Not each cluster of DSM-5/)).toBeVisible()
  expect(result.getAllByText('Extremely (4)')).toHaveLength(10)
})
