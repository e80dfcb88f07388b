import { DIAGNOSIS_WORDS } from '@oaklet/api/contract'
import { describe, expect, it } from 'vitest'
import { typedCode, typedDiagnoses } from './typed-diagnoses'

describe('a code', () => {
  it.each([
    ['F41.1', 'F41.1'],
    ['f411', 'F41.1'],
    ['f32a', 'F32.A'],
    ['F17210', 'F17.210'],
    ['f23', 'F23'],
    ['F41.', 'F41'],
    ['', null],
    ['F4', null],
    ['anxiety', null],
    ['300.02', null],
    ['F4.11.1', null],
  ])('typed as %j is %j', (text, code) => {
    expect(typedCode(text)).toBe(code)
  })

  it('may be typed in lower case and without its point', () => {
    for (const code of Object.keys(DIAGNOSIS_WORDS)) {
      expect(typedCode(code.replace('.', '').toLowerCase())).toBe(code)
    }
  })
})

describe('a list of codes', () => {
  it.each([
    ['', []],
    [' , ; ', []],
    ['F41.1', ['F41.1']],
    ['f411, F33.1;z630', ['F41.1', 'F33.1', 'Z63.0']],
    ['F41.1 F33.1\nZ63.0', ['F41.1', 'F33.1', 'Z63.0']],
    ['F41.1, f411', ['F41.1']],
    ['F41.1 Generalized anxiety disorder; F33.1 - Major depression', ['F41.1', 'F33.1']],
  ])('typed as %j is %j', (text, codes) => {
    expect(typedDiagnoses(text)).toEqual(codes)
  })

  it('keeps what is no code, for the server to refuse it', () => {
    expect(typedDiagnoses('Social anxiety, F41.1')).toEqual(['Social anxiety', 'F41.1'])
    expect(typedDiagnoses('F41.1 300.02')).toEqual(['F41.1', '300.02'])
  })
})
