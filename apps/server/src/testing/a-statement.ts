import type { Invoice, Statement } from '@oaklet/api/contract'
import type { SignedInPerson, TestAnswer } from './a-person'
import type { TestPractice } from './a-practice'
import { dataOf } from './an-appointment'
import { draftInvoice, invoiceInput, issue } from './an-invoice'

/** An issued invoice of a client over a number of cents. */
export const billClient = async (
  practice: TestPractice,
  by: SignedInPerson,
  clientId: string,
  cents: number,
  dueOn: string | null = null,
): Promise<Invoice> =>
  issue(practice, by, await draftInvoice(practice, by, invoiceInput(clientId, cents, { dueOn })))

export const draftStatement = async (
  practice: TestPractice,
  by: SignedInPerson,
  clientId: string,
): Promise<Statement> => dataOf(await by.request('POST', practice.path('statements'), { clientId }))

/** Sends a statement on the version that is given: hands it over, unless it is mailed. */
export const sendStatement = (
  practice: TestPractice,
  by: SignedInPerson,
  { id, version }: Pick<Statement, 'id' | 'version'>,
  email: string | null = null,
): Promise<TestAnswer> => {
  const how = email === null ? 'handed_over' : 'email'
  return by.request('POST', practice.path(`statements/${id}/send`), { version, how, email })
}
