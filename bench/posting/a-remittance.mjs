/** Of each line of 150 dollars: what is paid, taken off by contract and left to the client. */
const PAID = '90'
const CONTRACTUAL = '40'
const SHARE = '20'

/** The text of an 835 in which “Insurance 1” pays claims of `addClaims`, of one line each, less a deductible. */
export async function aRemittance(db, { organizationId, practiceId }, count) {
  const { rows: claims } = await db.query(
    `select pcn, form -> 'client' ->> 'lastName' as last, form -> 'client' ->> 'firstName' as first,
       form ->> 'memberId' as member, form -> 'lines' -> 0 as line
     from claims where organization_id = $1 and practice_id = $2 and state = 'accepted' and pcn like 'K1%'
     order by pcn limit $3`,
    [organizationId, practiceId, count],
  )
  const { rows: profiles } = await db.query(
    `select name, npi, tax_id from billing_profiles where organization_id = $1 and practice_id = $2 and is_default`,
    [organizationId, practiceId],
  )
  const [payee] = profiles
  const id = (text) => text.padEnd(15)
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  const set = [
    ['ST', '835', '0001'],
    ['BPR', 'I', String(Number(PAID) * claims.length), 'C', 'CHK', ...Array(11).fill(''), today],
    ['TRN', '1', 'BENCH500', '1999999999'],
    ['N1', 'PR', 'Insurance 1'],
    ['REF', '2U', '70001'],
    ['N1', 'PE', payee.name, 'XX', payee.npi],
    ['REF', 'TJ', payee.tax_id],
    ['LX', '1'],
    ...claims.flatMap(written),
  ]
  const all = [
    [
      ...['ISA', '00', ' '.repeat(10), '00', ' '.repeat(10), 'ZZ', id('70001'), 'ZZ', id('OAKWOOD')],
      ...[today.slice(2), '0730', 'U', '00501', '000000001', '0', 'P', ':'],
    ],
    ['GS', 'HP', '70001', 'OAKWOOD', today, '0730', '1', 'X', '005010X221A1'],
    ...set,
    ['SE', String(set.length + 1), '0001'],
    ['GE', '1', '1'],
    ['IEA', '1', '000000001'],
  ]
  return all.map((elements) => `${elements.join('*')}~`).join('')
}

const written = ({ pcn, last, first, member, line }, index) => [
  ['CLP', pcn, '1', '150', PAID, SHARE, '12', `PAYER${index}`],
  ['NM1', 'QC', '1', last, first, '', '', '', 'MI', member],
  ['SVC', ['HC', line.code, ...line.modifiers].join(':'), '150', PAID, '', '1'],
  ['DTM', '472', line.date.replaceAll('-', '')],
  ['CAS', 'CO', '45', CONTRACTUAL],
  ['CAS', 'PR', '1', SHARE],
  ['REF', '6R', line.controlNumber],
]
