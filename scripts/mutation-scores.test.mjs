import { expect, it } from 'vitest'
import { mutationScores } from './mutation-scores.mjs'

const fileWith = (...statuses) => ({ mutants: statuses.map((status) => ({ status })) })

it('counts a mutant that no test reaches like one that survived', () => {
  const files = { 'a.ts': fileWith('Killed', 'Timeout', 'Survived', 'NoCoverage') }
  expect(mutationScores({ files })).toEqual([{ file: 'a.ts', unnoticed: 2, score: 50 }])
})

it('leaves out what was not run, and a file in which nothing was', () => {
  const files = { 'a.ts': fileWith('Killed', 'CompileError', 'Ignored'), 'b.ts': fileWith('Ignored') }
  expect(mutationScores({ files })).toEqual([{ file: 'a.ts', unnoticed: 0, score: 100 }])
})

it('begins with the lowest', () => {
  const files = { 'a.ts': fileWith('Killed'), 'b.ts': fileWith('Survived') }
  expect(mutationScores({ files }).map(({ file }) => file)).toEqual(['b.ts', 'a.ts'])
})
