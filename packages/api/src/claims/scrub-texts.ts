import type { ClaimFindingPlace } from './claim-findings'
import { claimText } from './claim-text'
import { warning, when } from './found'
import type { Scrub } from './claim-context'

/** Rule 49: what can’t be sent as it is written. */
export const scrubTexts: Scrub = ({ client, subscriber, note, lines }) => {
  const texts: [where: ClaimFindingPlace, field: string, name: string, text: string][] = [
    ['client', 'client.lastName', 'The last name', client.lastName],
    ['client', 'client.firstName', 'The first name', client.firstName],
    ['coverage', 'subscriber.lastName', 'The policy holder’s last name', subscriber?.lastName ?? ''],
    ['coverage', 'subscriber.firstName', 'The policy holder’s first name', subscriber?.firstName ?? ''],
    ['claim', 'note', 'The note', note],
    ...lines.map(({ note: text }, index): [ClaimFindingPlace, string, string, string] => [
      'claim',
      `lines.${index}.note`,
      `The note of line ${index + 1}`,
      text,
    ]),
  ]
  return texts.flatMap(([where, field, name, text]) => {
    const sent = claimText(text)
    return when(sent !== '' && sent !== text.trim().toUpperCase(), () =>
      warning(49, '', [where, field], `${name} has characters that can’t be sent: it goes out as ${sent}`),
    )
  })
}
