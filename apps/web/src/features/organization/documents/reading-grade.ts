import type { DocumentSection } from '@oaklet/api/contract'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

const SENTENCE_END = /[.!?:;\n]+/
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu

/** The years of school that it takes to read an English text (Flesch–Kincaid), at least 0; null for less than 30 words. */
export function readingGrade(sections: readonly DocumentSection[]): number | null {
  const text = sections.map((section) => `${section.heading}\n${section.text}`).join('\n')
  const words = text.match(WORD) ?? []
  if (words.length < 30) return null
  const sentences = text.split(SENTENCE_END).filter((part) => /\p{L}/u.test(part))
  const grade = fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  })
  return Math.max(0, Math.round(grade * 10) / 10)
}
