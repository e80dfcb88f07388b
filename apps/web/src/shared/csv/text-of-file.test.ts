import { describe, expect, it } from 'vitest'
import { isWorkbook, textOf } from './text-of-file'

describe('a file', () => {
  it.each([
    ['UTF-8', [0x4a, 0x6f, 0x73, 0xc3, 0xa9]],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x4a, 0x6f, 0x73, 0xc3, 0xa9]],
    ['what Excel writes on Windows', [0x4a, 0x6f, 0x73, 0xe9]],
    ['UTF-16', [0xff, 0xfe, 0x4a, 0, 0x6f, 0, 0x73, 0, 0xe9, 0]],
    ['UTF-16 the other way round', [0xfe, 0xff, 0, 0x4a, 0, 0x6f, 0, 0x73, 0, 0xe9]],
    ['UTF-16 without its mark', [0x4a, 0, 0x6f, 0, 0x73, 0, 0xe9, 0]],
    ['UTF-16 the other way round without its mark', [0, 0x4a, 0, 0x6f, 0, 0x73, 0, 0xe9]],
  ])('is read as %s', (_, bytes) => {
    expect(textOf(new Uint8Array(bytes).buffer)).toBe('José')
  })

  it.each([
    [[0x50, 0x4b, 0x03, 0x04, 0x14], true],
    [[0xd0, 0xcf, 0x11, 0xe0], true],
    [[0x50, 0x4b, 0x2c, 0x41], false],
    [[], false],
  ])('is a workbook by its first bytes: %j', (bytes, expected) => {
    expect(isWorkbook(new Uint8Array(bytes).buffer)).toBe(expected)
  })
})
