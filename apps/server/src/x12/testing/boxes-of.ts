import {
  claimText,
  type Address,
  type ClaimBox,
  type ClaimForm,
  type ClaimPerson,
} from '@oaklet/api/contract'

const sent = (text: string, length: number): string => claimText(text).slice(0, length).trim()
const day = (date: string | null | undefined): string => (date ?? '').replaceAll('-', '')
const money = (cents: number): string => String(cents / 100)

interface Named {
  lastName: string
  firstName: string
  middleName: string
}

const name = (person: Named | null | undefined): string[] =>
  person == null ? [] : [sent(person.lastName, 60), sent(person.firstName, 35), sent(person.middleName, 25)]

const place = (address: Address | null | undefined): string[] => {
  if (address == null) return []
  const { street, city, state, zipCode } = address
  const [first = '', second = ''] = street.split(',')
  return [sent(first, 55), sent(second, 55), sent(city, 30), state, zipCode.replace('-', '')]
}

const SEXES = { female: 'F', male: 'M', nonbinary: 'U', unknown: 'U' }
const born = (person: ClaimPerson | null): string[] =>
  person?.dateOfBirth == null ? [] : [day(person.dateOfBirth), SEXES[person.sex]]

const KINDS = {
  ...{ commercial: 'CI', bcbs: 'BL', hmo: 'HM', ppo: '12', pos: '13', epo: '14', medicare: 'MB' },
  ...{ medicaid: 'MC', tricare: 'CH', champva: 'VA', fep: 'FI', workers_comp: 'WC', other: 'ZZ' },
}
const RELATIONS = { self: '18', spouse: '01', child: '19', other: 'G8' }

/** What an 837P file has to say of a claim, box by box and in the order of `CLAIM_PLACES`; what is empty is left out. */
export function boxesOf(form: ClaimForm): Record<ClaimBox, string[]> {
  const { payer, client, subscriber, otherInsurance: other, accident, lines, billing } = form
  const ofLines = (read: (line: ClaimForm['lines'][number]) => string) => lines.map(read)
  const inColumns = (count: number, read: (line: ClaimForm['lines'][number]) => readonly string[]) =>
    Array.from({ length: count }, (_, column) => ofLines((line) => read(line)[column] ?? '')).flat()
  const referring = form.referring?.role === 'referring' ? form.referring : null
  const ordering = form.referring?.role === 'ordering' ? form.referring : null
  const isElsewhere =
    form.facility?.address != null && place(form.facility.address).join() !== place(billing?.address).join()
  const facility = isElsewhere ? form.facility : null
  const boxes: Record<ClaimBox, string[]> = {
    top: [sent(payer.name, 60), ...place(payer.address)],
    1: [KINDS[payer.kind], 'PST'.charAt(form.priority - 1), payer.payerId],
    '1a': [form.memberId],
    2: name(client),
    3: born(client),
    4: name(subscriber),
    5: place(client.address),
    6: [RELATIONS[form.relation]],
    7: place(subscriber?.address),
    9: [...name(other?.subscriber), ...place(other?.subscriber.address)],
    '9a': other === null ? [] : [sent(other.groupNumber, 50), other.memberId],
    '9d':
      other === null
        ? []
        : [
            ...[other.groupNumber === '' ? sent(other.planName, 60) : '', KINDS[other.payer.kind]],
            ...[sent(other.payer.name, 60), other.payer.payerId],
          ],
    10: [
      ...[accident.isEmployment ? 'EM' : '', accident.isAuto ? 'AA' : ''],
      accident.isAuto ? accident.autoState : '',
    ],
    11: [sent(form.groupNumber, 50)],
    '11a': born(subscriber),
    '11c': [form.groupNumber === '' ? sent(form.planName, 60) : ''],
    '11d': other === null ? [] : ['PST'.charAt(other.priority - 1)],
    12: [form.releaseOn === null ? 'I' : 'Y'],
    13: [form.signatureOn === null ? 'N' : 'Y'],
    14: [day(form.onsetOn)],
    17: [
      ...[...name(referring), ...name(form.supervising)],
      ...name(ordering).flatMap((part) => lines.map(() => part)),
    ],
    '17b': [...[referring?.npi ?? '', form.supervising?.npi ?? ''], ...lines.map(() => ordering?.npi ?? '')],
    19: [sent(form.note, 80)],
    20: [],
    21: form.diagnoses.map((code) => code.replace('.', '')),
    22: [form.frequency, sent(form.payerClaimNumber, 50)],
    23: [sent(form.authorizationNumber, 50)],
    24: [...ofLines(({ controlNumber }) => controlNumber), ...ofLines(({ note }) => sent(note, 80))],
    '24A': ofLines(({ date }) => day(date)),
    '24B': [
      lines[0]?.placeOfService ?? '',
      ...ofLines((line) => (line.placeOfService === lines[0]?.placeOfService ? '' : line.placeOfService)),
    ],
    '24D': inColumns(5, ({ code, modifiers }) => [code, ...modifiers]),
    '24E': inColumns(4, ({ pointers }) => pointers.map(String)),
    '24F': ofLines(({ chargeCents }) => money(chargeCents)),
    '24G': ofLines(({ units }) => String(units)),
    '24J':
      form.rendering.npi === billing?.npi
        ? []
        : [...name(form.rendering), form.rendering.npi, form.rendering.taxonomyCode],
    25: [billing?.taxId ?? ''],
    26: [form.pcn],
    27: [form.acceptsAssignment ? 'A' : 'C'],
    28: [money(lines.reduce((sum, { chargeCents }) => sum + chargeCents, 0))],
    29: [form.patientPaidCents === 0 ? '' : money(form.patientPaidCents)],
    31: ['Y'],
    32: facility === null ? [] : [sent(facility.name, 60), ...place(facility.address)],
    '32a': [facility?.npi ?? ''],
    33: [
      ...[sent(billing?.name ?? '', 60), sent(billing?.firstName ?? '', 35)],
      ...[...place(billing?.address), ...place(billing?.payToAddress)],
    ],
    '33a': [billing?.npi ?? ''],
    '33b': [billing?.taxonomyCode ?? ''],
  }
  return boxes
}
