// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { componentProps } from './component-props.mjs'
import { openDoor } from './open-door.mjs'
import { differenceOf, printProps, silentProps } from './print-props.mjs'
import { promisesOf } from './promises.mjs'

const FILES = {
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "types": [], "moduleResolution": "bundler", "module": "ESNext" } }',
  'node_modules/aria/index.d.ts': '/** Ignored. */\nexport interface Pressable { onPress?: () => void }',
  'src/Note.ts': `
    import type { Pressable } from 'aria'
    export const NOTE_TONES = ['loud', 'calm'] as const
    export interface NoteProps extends Pressable {
      /** How it sounds. Calm by default. */
      tone?: (typeof NOTE_TONES)[number]
      text: string
      /** @deprecated Use text. */
      words?: string
    }
    export const Note = ({ text }: NoteProps): string => text
    export const announce = (text: string): string => text`,
  'src/Either.ts': `
    type One = { one: string; kind: 'one' }
    type Other = { other: string; kind: 'other' }
    export const Either = (props: One | Other): string => props.kind`,
  'src/index.ts': `
    export { Note, NOTE_TONES, announce, type NoteProps } from './Note'
    export { Either } from './Either'`,
}

let room
let components
let promises

beforeAll(() => {
  room = mkdtempSync(join(tmpdir(), 'component-props-'))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(room, path)), { recursive: true })
    writeFileSync(join(room, path), text)
  }
  const door = openDoor(room, join(room, 'src/index.ts'))
  components = componentProps(room, door)
  promises = promisesOf(room, door)
}, 60_000)

afterAll(() => rmSync(room, { recursive: true }))

test('finds the components among what is exported, and leaves out lists, functions and types', () => {
  expect(components.map(({ name }) => name)).toEqual(['Either', 'Note'])
})

test("prints own props with their first sentence, and React Aria's below them", () => {
  expect(printProps(components.filter(({ name }) => name === 'Note'))).toBe(
    [
      'Note',
      '  text: string',
      '  tone?: "calm" | "loud" | undefined -- How it sounds.',
      '  words?: string | undefined -- Deprecated.',
      '  inherited',
      '    onPress?: (() => void) | undefined',
      '',
    ].join('\n'),
  )
})

test('lists the props of every form that a component may take', () => {
  const either = components.find(({ name }) => name === 'Either')
  expect(either.props.map(({ name }) => name)).toEqual(['kind', 'one', 'other'])
})

test('names the own props that say nothing of themselves', () => {
  expect(silentProps(components)).toContain('Note.text')
  expect(silentProps(components)).not.toContain('Note.tone')
  expect(silentProps(components)).not.toContain('Note.onPress')
})

test('promises every exported name and every own prop, and knows which are on their way out', () => {
  const { names, deprecated } = promises
  expect(names).toEqual(expect.arrayContaining(['NOTE_TONES', 'NoteProps', 'announce', 'Note', 'Note.tone']))
  expect(names).not.toContain('Note.onPress')
  expect(deprecated).toEqual(['Note.words'])
})

test('tells what changed by component: a prop that went, one that came, and a whole component', () => {
  const before = 'A\n  x: string\n  y: string\n\nB\n  z: string\n'
  const after = 'A\n  x: number\n  y: string\n\nC\n  z: string\n'
  const changed = [
    '  A',
    '-   x: string',
    '+   x: number',
    '  B',
    '- B',
    '-   z: string',
    '  C',
    '+ C',
    '+   z: string',
  ]
  expect(differenceOf(before, after)).toEqual(changed)
  expect(differenceOf(before, before)).toEqual([])
})
