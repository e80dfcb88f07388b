/** A place on the CMS-1500 (02/12): its line and column, both from 1, and the characters that it holds. */
export interface FormBox {
  line: number
  column: number
  length: number
  /** Where the text is at its right end. */
  isRight?: boolean
}

const at = (line: number, column: number, length: number): FormBox => ({ line, column, length })
const check = (line: number, column: number): FormBox => at(line, column, 1)
/** Places of one length below each other. */
const rows = (from: number, to: number, column: number, length: number): FormBox[] =>
  Array.from({ length: to - from + 1 }, (_, index) => at(from + index, column, length))
/** A sum: dollars and cents apart. */
const sum = (line: number, column: number, dollars: number) => ({
  dollars: { ...at(line, column, dollars), isRight: true },
  cents: at(line, column + dollars, 2),
})
/** A date as month, day and year, the year in full. */
const date = (line: number, month: number, day: number, year: number) => ({
  month: at(line, month, 2),
  day: at(line, day, 2),
  year: at(line, year, 4),
})
const phone = (line: number, area: number) => ({ area: at(line, area, 3), number: at(line, area + 4, 7) })

/** The boxes by their numbers, but those of the sessions. */
export const BOXES = {
  payer: rows(2, 5, 41, 31),
  kind: {
    ...{ medicare: check(8, 1), medicaid: check(8, 8), tricare: check(8, 15), champva: check(8, 24) },
    ...{ group: check(8, 31), other: check(8, 45) },
  },
  memberId: at(8, 50, 29),
  client: {
    ...{ name: at(10, 1, 28), born: date(10, 31, 34, 37), male: check(10, 42), female: check(10, 47) },
    ...{ street: at(12, 1, 28), city: at(14, 1, 24), state: at(14, 26, 3), zip: at(16, 1, 12) },
    phone: phone(16, 15),
  },
  holder: {
    ...{ name: at(10, 50, 29), born: date(20, 53, 56, 59), male: check(20, 68), female: check(20, 75) },
    ...{ street: at(12, 50, 29), city: at(14, 50, 23), state: at(14, 74, 4), zip: at(16, 50, 12) },
  },
  relation: { self: check(12, 33), spouse: check(12, 38), child: check(12, 42), other: check(12, 47) },
  other: { name: at(18, 1, 28), group: at(20, 1, 28), plan: at(26, 1, 28) },
  work: { yes: check(20, 35), no: check(20, 41) },
  car: { yes: check(22, 35), no: check(22, 41), state: at(22, 45, 2) },
  accident: { yes: check(24, 35), no: check(24, 41) },
  groupNumber: at(18, 50, 29),
  plan: at(24, 50, 29),
  hasOther: { yes: check(26, 52), no: check(26, 57) },
  clientSignature: at(29, 7, 20),
  holderSignature: at(29, 55, 20),
  onset: { ...date(32, 2, 5, 8), qualifier: at(32, 16, 3) },
  referring: { role: at(34, 1, 2), name: at(34, 4, 24), npi: at(34, 33, 10) },
  /** Box 20 stands beside the last characters of box 19, so a longer note begins in the line above. */
  note: rows(35, 36, 1, 48),
  hasNoLab: check(36, 57),
  icd: check(37, 42),
  diagnoses: [38, 39, 40].flatMap((line) => [3, 16, 29, 42].map((column) => at(line, column, 7))),
  correction: { frequency: at(38, 50, 11), number: at(38, 62, 18) },
  authorization: at(40, 50, 29),
  tax: { number: at(56, 1, 15), ssn: check(56, 17), ein: check(56, 19) },
  pcn: at(56, 23, 14),
  assignment: { yes: check(56, 38), no: check(56, 43) },
  total: sum(56, 52, 7),
  paid: sum(56, 62, 6),
  clinicianSignature: { text: at(60, 1, 20), date: at(61, 6, 8) },
  facility: { rows: rows(58, 60, 23, 26), npi: at(61, 23, 10) },
  billing: {
    ...{ phone: phone(57, 66), rows: rows(58, 60, 50, 29), npi: at(61, 50, 10), taxonomy: at(61, 63, 17) },
  },
} as const

/** The boxes of one session (24A to 24J); those of its shaded half stand in the line above. */
export const lineBoxes = (index: number) => {
  const line = 44 + 2 * index
  return {
    note: at(line - 1, 1, 61),
    taxonomy: { kind: at(line - 1, 65, 2), code: at(line - 1, 68, 10) },
    from: [at(line, 1, 2), at(line, 4, 2), at(line, 7, 2)],
    to: [at(line, 10, 2), at(line, 13, 2), at(line, 16, 2)],
    place: at(line, 19, 2),
    code: at(line, 25, 6),
    modifiers: [33, 36, 39, 42].map((column) => at(line, column, 2)),
    pointers: at(line, 45, 4),
    charge: sum(line, 50, 6),
    units: at(line, 59, 3),
    npi: at(line, 68, 10),
  }
}
