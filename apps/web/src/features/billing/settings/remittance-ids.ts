import { type Payer, REMITTANCE_ID_KINDS, type RemittanceIdKind } from '@oaklet/api/contract'

/** What is typed for each kind of number: one, or several with commas between them. */
export type RemittanceIdTexts = Readonly<Record<RemittanceIdKind, string>>

/** The kinds in words of a remittance, not of its file. */
export const REMITTANCE_ID_WORDS: Readonly<Record<RemittanceIdKind, string>> = {
  '2U': 'Additional payer number',
  XV: 'Plan number',
  TRN03: 'Company number of the payment',
}

/** The numbers of a payer as they are typed. */
export function remittanceIdTexts(ids: Payer['remittanceIds']): RemittanceIdTexts {
  const textOf = (kind: RemittanceIdKind) =>
    ids
      .filter((id) => id.kind === kind)
      .map(({ value }) => value)
      .join(', ')
  return { '2U': textOf('2U'), XV: textOf('XV'), TRN03: textOf('TRN03') }
}

/** The numbers that are typed, each once. */
export const remittanceIdsOf = (texts: RemittanceIdTexts): Payer['remittanceIds'] =>
  REMITTANCE_ID_KINDS.flatMap((kind) => {
    const values = texts[kind].split(',').map((value) => value.trim())
    return [...new Set(values)].filter((value) => value !== '').map((value) => ({ kind, value }))
  })

/** The field of what the contract refuses: what it says of one number stands where that was typed. */
export function remittanceIdField(path: string, ids: Payer['remittanceIds']): string {
  if (!path.startsWith('remittanceIds')) return path
  const index = Number(/\d+/.exec(path)?.[0] ?? 0)
  return `remittanceIds.${ids[index]?.kind ?? '2U'}`
}
