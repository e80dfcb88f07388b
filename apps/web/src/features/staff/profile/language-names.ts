import { compareNames } from '@oaklet/api/contract'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The languages that are offered: those that are spoken most in the United States, and sign language. */
const OFFERED = [
  ...[
    'am',
    'ar',
    'ase',
    'bn',
    'de',
    'el',
    'en',
    'es',
    'fa',
    'fil',
    'fr',
    'gu',
    'he',
    'hi',
    'hmn',
    'ht',
    'hy',
  ],
  ...['it', 'ja', 'km', 'ko', 'lo', 'ml', 'my', 'ne', 'nl', 'nv', 'pa', 'pl', 'ps', 'pt', 'ro', 'ru', 'so'],
  ...['sr', 'sv', 'sw', 'ta', 'te', 'th', 'tr', 'uk', 'ur', 'vi', 'yi', 'yo', 'yue', 'zh'],
]

/** What a language is called by its code: `es` is Spanish. */
export const languageName = (code: string): string => names.of(code) ?? code

/** The languages to choose from by name, with those that were chosen before. */
export const languageOptions = (chosen: readonly string[]) =>
  [...new Set([...chosen, ...OFFERED])]
    .map((id) => ({ id, label: languageName(id) }))
    .sort((one, other) => compareNames(one.label, other.label))
