import type { AdjustmentStep } from './adjustment-words'

const RESEND = 'Then correct the claim and send it again.'

/** What to do next about the reasons (CARC) that claims of behavioral health are denied for most. */
const BY_CODE: Readonly<Record<string, string>> = {
  '4': `Compare the modifiers with what this insurance asks for, above all of telehealth sessions. ${RESEND}`,
  '5': `Check where the session was held: a telehealth session has place 10 if the client was at home, else 02. ${RESEND}`,
  '11': `Ask the clinician whether another diagnosis of the client is the reason for this service. ${RESEND}`,
  '15': `Compare the authorization number with what the insurance gave you. ${RESEND}`,
  '16': `See the remark for what is missing, and fill it in. ${RESEND}`,
  '18': 'Look for another claim with the same session. If the insurance has paid that one, nothing is left to do. If not, ask which claim it means.',
  '22': 'Ask the client which insurance comes first, and put that into their coverage. Bill the first insurance, and this one once the first has paid.',
  '24': 'Ask the client for the card of the managed plan, and add it to their coverage. Then bill that plan.',
  '26': 'Ask the client which insurance they had on that day, and put that into their coverage. Then bill that insurance.',
  '27': 'Ask the client which insurance they had on that day, and put that into their coverage. Then bill that insurance.',
  '29': 'Look for an answer that says when the insurance accepted the claim (277CA). If that was within its filing limit, appeal with it. A rejection does not count as filed.',
  '31': `Compare the member id, the name and the birth date with the client’s card. ${RESEND}`,
  '50': 'Ask the clinician for what shows that the client needs this service, and appeal with that. Send no more than it takes.',
  '96': 'See the remark, and ask the insurance whether the plan covers this service. If it does, appeal.',
  '97': 'Look which other service of that day was paid with it. If both were held separately, ask the insurance how it wants them billed.',
  '109':
    'Ask the insurance who pays for this service, and put that into the client’s coverage. Then bill that insurance.',
  '119':
    'Ask the insurance what the maximum is, how much of it is used, and when a new period begins. Tell the client before the next session.',
  '151':
    'Ask the clinician for what shows that the client needs this many sessions, and appeal with that. Send no more than it takes.',
  '197': `If the session was authorized, enter the number. ${RESEND} If it was not, ask whether the insurance authorizes it afterwards, or appeal.`,
  '198':
    'Compare the visits of the authorization with the sessions that were billed to it. If some are left, appeal. If not, ask the insurance for more.',
  '204':
    'Ask the insurance what the client’s plan covers. If it covers this service, appeal. If not, tell the client before the next session.',
  '252': 'Send the document that the insurance asks for. The remark may say which one.',
  B7: 'Ask the insurance since when the clinician is enrolled. If they were on that day, ask it to look at the claim again.',
}

/** What to do next about any other reason, by what is to be done about it. */
const BY_STEP: Readonly<Record<AdjustmentStep, string>> = {
  to_client: 'The client owes it.',
  written_off: 'The contract takes it off.',
  fix: `Put right what the reason names. ${RESEND}`,
  appeal: 'If you see it otherwise, appeal: ask the insurance in writing to look at it again, and say why.',
  check_coverage:
    'Check the client’s coverage with the insurance. Then bill the insurance that covers the session.',
  send_documents: 'Ask the insurance which documents it wants, and send them.',
  decide: 'Ask the insurance what it means. Then decide whether to correct the claim, or to appeal.',
  nothing: 'Wait for what the insurance decides.',
}

/** What to do next about a reason of a payer (CARC). */
export const nextStepAfter = (code: string, step: AdjustmentStep): string => BY_CODE[code] ?? BY_STEP[step]
