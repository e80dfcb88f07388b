import type { SignedInPerson } from '../a-person'
import { recordMeasure } from '../a-measure'
import type { TestPractice } from '../a-practice'
import { addClient, appointmentBody, at, book } from '../an-appointment'
import { draftInvoice, invoiceInput, issue } from '../an-invoice'

const HOURS = ['09', '11', '13', '15']

/** What a practice has after a day: clients with appointments, measures and invoices, marked with its name. */
export async function addDailyWork(practice: TestPractice, owner: SignedInPerson, mark: string) {
  for (const hour of HOURS) {
    const { id: clientId } = await addClient(practice, owner, { lastName: mark })
    const times = { startsAt: at(`${hour}:00`), endsAt: at(`${hour}:50`), memo: mark }
    const who = { clientId, clinicianId: owner.staffId }
    await book(practice, owner, appointmentBody(practice, who, times))
    await recordMeasure(practice, owner, clientId)
    await draftInvoice(practice, owner, invoiceInput(clientId, 5_000))
    await issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(clientId, 7_000)))
  }
}
