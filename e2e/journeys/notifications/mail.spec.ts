import { bookFor, setStatus } from '../../core/clinician-day'
import { DEMO_EMAILS } from '../../core/demo'
import { mailTo, nextMail } from '../../core/outbox'
import { expect, test } from '../../core/test'

test.use({ environment: { MAIL_HOLD_SECONDS: '4' } })

test('a cancellation that is undone in time sends no mail, and one that stands sends one without a name', async ({
  product,
  apiOf,
}) => {
  const [scheduler, clinician] = [await apiOf('scheduler'), await apiOf('clinician')]
  const undone = await bookFor(scheduler, clinician, 'Undone')
  const meant = await bookFor(scheduler, clinician, 'Meant', '15:00')
  // The bookings are told of in Oaklet only, so the cancellations are the first that could send mail.
  const cancelled = await setStatus(scheduler, undone, 'cancelled_client')
  await setStatus(scheduler, cancelled, 'scheduled')
  const before = (await mailTo(product.dataDir, DEMO_EMAILS.clinician)).length
  await setStatus(scheduler, meant, 'cancelled_client')

  // It was cancelled last, so whatever the other one sends has gone before.
  const mail = await nextMail(product.dataDir, DEMO_EMAILS.clinician, before)
  expect(mail).toContain('Subject: One of your appointments was cancelled')
  expect(mail.replaceAll(/=\r\n/g, '')).toContain(`appointment=3D${meant.id}`)
  expect(mail).not.toMatch(/June|Meant|Undone/)
  expect(await mailTo(product.dataDir, DEMO_EMAILS.clinician)).toHaveLength(before + 1)
})
