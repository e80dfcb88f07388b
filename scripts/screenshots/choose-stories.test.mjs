import { expect, it } from 'vitest'
import { byComponent, chooseStories, pictureName } from './choose-stories.mjs'

const entry = (title, exportName, type = 'story') => {
  const id = `components-${title.toLowerCase()}--${exportName.toLowerCase()}`
  return [id, { id, title, name: exportName, exportName, type }]
}
const index = {
  entries: Object.fromEntries([
    entry('Button', 'Docs', 'docs'),
    entry('Button', 'Example'),
    entry('Button', 'Matrix'),
    entry('Button', 'LongWords'),
    entry('Dialog', 'Example'),
    entry('Dialog', 'Small'),
  ]),
}
const chosen = (...only) =>
  Object.fromEntries(chooseStories(index, only).map(({ id, pictures }) => [id, pictures]))

it('takes pictures of the Example at 1280, and of the Matrix in every mode, the narrow one last', () => {
  expect(chosen('button')).toEqual({
    'components-button--example': ['1280'],
    'components-button--matrix': ['1280', 'forced-colors', '320'],
    'components-button--longwords': [],
  })
})

it('takes pictures of every story where there is no Matrix, in every mode', () => {
  expect(Object.keys(chosen('dialog'))).toEqual(['components-dialog--example', 'components-dialog--small'])
  expect(chosen('dialog')['components-dialog--small']).toHaveLength(3)
})

it('keeps only what one of the words names, whatever its case', () => {
  expect(Object.keys(chosen('BUTTON--ex', 'small'))).toHaveLength(2)
  expect(Object.keys(chosen())).toHaveLength(5)
  expect(chosen('nothing')).toEqual({})
})

it('puts the stories of a component together, and those first that take longest', () => {
  const titles = byComponent(chooseStories(index)).map((group) => group.map(({ title }) => title))
  expect(titles).toEqual([
    ['Dialog', 'Dialog'],
    ['Button', 'Button', 'Button'],
  ])
})

it('names a picture by story and mode', () => {
  expect(pictureName('components-button--matrix', '320')).toBe('components-button--matrix.320.png')
})
