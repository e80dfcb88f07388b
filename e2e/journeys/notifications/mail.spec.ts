import { bookFor, setStatus } from '../../core/clinician-day'
import { DEMO_EMAILS } from '../../core/demo'
import { mailTo, nextMail } from '../../core/outbox'
import { expect, test } from '../../core/test'

test.use({ environment: { MAIL_HOLD_SECONDS: '4' } })

test('a cancellation that is undone in time sends no mail, nor does a booking; what stands sends one without a name', async ({
  product,
  apiOf,
}) => {
  const [scheduler, clinician] = [await apiOf('scheduler'), await apiOf('clinician')]
  const mails = () => mailTo(product.dataDir, DEMO_EMAILS.clinician)
  await clinician.api.notifications.savePreferences({
    choices: [{ event: 'appointment_booked', inApp: true, email: true }],
  })
  const first = (await mails()).length
  const undone = await bookFor(scheduler, clinician, 'Undone')
  const meant = await bookFor(scheduler, clinician, 'Meant', '15:00')
  // A cancellation is mailed only after the booking was: before, it would undo the booking's mail.
  await nextMail(product.dataDir, DEMO_EMAILS.clinician, first + 1)
  const neverTold = await bookFor(scheduler, clinician, 'Never', '17:00')
  await setStatus(scheduler, neverTold, 'cancelled_client')
  const cancelled = await setStatus(scheduler, undone, 'cancelled_client')
  await setStatus(scheduler, cancelled, 'scheduled')
  await setStatus(scheduler, meant, 'cancelled_client')

  // It was cancelled last, so whatever the others send has gone before.
  const mail = await nextMail(product.dataDir, DEMO_EMAILS.clinician, first + 2)
  expect(mail).toContain('Subject: One of your appointments was cancelled')
  expect(mail.replaceAll(/=\r\n/g, '')).toContain(`appointment=3D${meant.id}`)
  expect(mail).not.toMatch(/June|Meant|Undone|Never/)
  expect(await mails()).toHaveLength(first + 3)
})
