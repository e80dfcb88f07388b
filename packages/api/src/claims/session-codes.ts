/** What an add-on is billed with on the same day, by its code. */
export const ADD_ONS: Readonly<Record<string, readonly string[]>> = {
  '90785': ['90791', '90792', '90832', '90834', '90837', '90853'],
  '90840': ['90839'],
}

/** Sessions of psychotherapy by how many minutes they last. */
const LENGTHS = [
  { code: '90832', from: 16, to: 37 },
  { code: '90834', from: 38, to: 52 },
  { code: '90837', from: 53, to: Infinity },
] as const

/** Crisis sessions are no less, and go on in add-ons of half an hour. */
const CRISIS = { code: '90839', from: 30 }

/** The code that fits a session of so many minutes, where `code` does not; else null. */
export function fittingCode(code: string, minutes: number): string | null {
  if (code === CRISIS.code && minutes < CRISIS.from) return codeOfLength(minutes)
  const length = LENGTHS.find((one) => one.code === code)
  if (length === undefined || (minutes >= length.from && minutes <= length.to)) return null
  return codeOfLength(minutes)
}

const codeOfLength = (minutes: number): string | null =>
  LENGTHS.find(({ from, to }) => minutes >= from && minutes <= to)?.code ?? null

/** Whether a code is a session of therapy or an assessment, of which there is one at a time. */
export const isTherapy = (code: string): boolean => /^908[345]\d$|^9079[12]$/.test(code) && code !== '90840'
