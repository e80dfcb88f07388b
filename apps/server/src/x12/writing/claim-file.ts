import type { ClaimForm } from '@oaklet/api/contract'
import { billingLoops } from './billing-loops'
import { claimLoops } from './claim-loops'
import { patientLoops, subscriberLoops } from './insurance-loops'
import { interchange, timeOf, type Envelope, type Trader } from './interchange'
import { organizationNamed } from './name-segments'
import { dateOf, segment } from './segment'

/** The envelope of a file of claims, with the names of both sides and whom to ask about it, at which phone number. */
export interface ClaimEnvelope extends Envelope {
  sender: Trader & { name: string; contactName: string; phone: string }
  receiver: Trader & { name: string }
}

const GUIDE = { group: 'HC', set: '837', version: '005010X222A1' }
/** The most claims that a set holds. */
const CLAIMS_IN_SET = 100

/** Writes claims that nothing stands in the way of as an 837P file, a hundred in each set. */
export function claimFile(forms: readonly ClaimForm[], envelope: ClaimEnvelope): string {
  const count = Math.ceil(forms.length / CLAIMS_IN_SET)
  const sets = Array.from({ length: count }, (_, index) => [
    ...opening(envelope),
    ...hierarchy(forms.slice(index * CLAIMS_IN_SET, (index + 1) * CLAIMS_IN_SET)),
  ])
  return interchange(envelope, GUIDE, sets)
}

/** What a set begins with: its number, loops 1000A and 1000B. Answers name the file by the number and its mark. */
const opening = ({ sender, receiver, controlNumber, mark, date, time }: ClaimEnvelope): string[] => [
  segment('BHT', '0019', '00', referenceOf({ controlNumber, mark }), dateOf(date), timeOf(time), 'CH'),
  organizationNamed('41', sender.name, { kind: '46', id: sender.id }),
  segment('PER', 'IC', sender.contactName, 'TE', phoneDigits(sender.phone)),
  organizationNamed('40', receiver.name, { kind: '46', id: receiver.id }),
]

/** What answers to the claims of a file repeat of it (BHT03). */
export const referenceOf = ({ controlNumber, mark }: Pick<Envelope, 'controlNumber' | 'mark'>): string =>
  [controlNumber, mark].filter(Boolean).join('-')

/** Ten digits, without the country’s 1 and without an extension. */
const phoneDigits = (phone: string): string =>
  phone
    .replace(/x.*|\D/g, '')
    .replace(/^1(?=\d{10})/, '')
    .slice(0, 10)

/** Claims below their client, below who holds the policy, below who bills; HL counts these levels and links them. */
function hierarchy(forms: readonly ClaimForm[]): string[] {
  const segments: string[] = []
  let count = 0
  const begin = (parent: string, code: '20' | '22' | '23', hasChild: boolean, loops: readonly string[]) => {
    count += 1
    segments.push(segment('HL', String(count), parent, code, hasChild ? '1' : '0'), ...loops)
    return String(count)
  }
  for (const billed of alike(forms, billingLoops)) {
    const biller = begin('', '20', true, billed.loops)
    for (const insured of alike(billed.forms, subscriberLoops)) {
      const isClient = insured.forms.every(({ relation }) => relation === 'self')
      const holder = begin(biller, '22', !isClient, insured.loops)
      if (isClient) segments.push(...insured.forms.flatMap(claimLoops))
      else {
        for (const treated of alike(insured.forms, patientLoops)) {
          begin(holder, '23', false, treated.loops)
          segments.push(...treated.forms.flatMap(claimLoops))
        }
      }
    }
  }
  return segments
}

interface Alike {
  loops: readonly string[]
  forms: ClaimForm[]
}

/** Claims put together whose loops say the same, in the order of the first of each. */
function alike(forms: readonly ClaimForm[], loopsOf: (form: ClaimForm) => string[]): Alike[] {
  const groups = new Map<string, Alike>()
  for (const form of forms) {
    const loops = loopsOf(form)
    const key = loops.join('~')
    const group = groups.get(key) ?? { loops, forms: [] }
    group.forms.push(form)
    groups.set(key, group)
  }
  return [...groups.values()]
}
