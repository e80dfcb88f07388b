import type { ClientSummary } from '@oaklet/api/contract'

/** Says which person in a client’s life was looked for: `by Rosa Vega, mother`. */
export const finderWords = ({ name, relationship }: NonNullable<ClientSummary['foundBy']>): string =>
  `by ${name}${relationship === '' ? '' : `, ${relationship.toLowerCase()}`}`
