/** What an answer says of one claim: its number, the codes of its status, and whether it is accepted (WQ) or not (U). */
export interface SaidOfClaim {
  pcn: string
  status: string
  action: 'WQ' | 'U'
}

/** The text of a file (277CA) in which a clearinghouse answers to a file of claims, addressed to who sent that. */
export function answerToClaims(sent: string, said: readonly SaidOfClaim[]): string {
  const segments = sent.split('~').map((segment) => segment.trim().split('*'))
  const valueAt = (starts: string, place: number) =>
    segments.find((elements) => elements.join('*').startsWith(starts))?.[place] ?? ''
  const receiver = valueAt('ISA*', 6)
  const body = [
    'BHT*0085*08*CA1*20261118*0945*TH',
    ...['HL*1**20*1', 'NM1*AY*2*EXAMPLE CLEARINGHOUSE*****46*EXAMPLE', 'TRN*1*CA1'],
    ...['HL*2*1*21*1', `NM1*41*2*PRACTICE*****46*${valueAt('NM1*41*', 9)}`],
    ...[`TRN*2*${valueAt('BHT*', 3)}`, 'STC*A1:19:PR*20261118*WQ*555'],
    ...['HL*3*2*19*1', `NM1*85*2*PRACTICE*****XX*${valueAt('NM1*85*', 9)}`, 'TRN*1*0'],
    ...said.flatMap(({ pcn, status, action }, index) => [
      ...[`HL*${index + 4}*3*PT`, 'NM1*QC*1*CLIENT*JUNE****MI*1', `TRN*2*${pcn}`],
      `STC*${status}*20261118*${action}*145`,
    ]),
  ]
  return [
    ['ISA*00', ' '.repeat(10), '00', ' '.repeat(10), 'ZZ', 'EXAMPLE'.padEnd(15), '30', receiver].join('*') +
      '*261118*0930*^*00501*000000302*0*P*:',
    `GS*HN*EXAMPLE*${valueAt('GS*', 2)}*20261118*0930*302*X*005010X214`,
    ...['ST*277*0001*005010X214', ...body, `SE*${body.length + 2}*0001`],
    ...['GE*1*302', 'IEA*1*000000302'],
  ]
    .map((segment) => `${segment}~`)
    .join('')
}
