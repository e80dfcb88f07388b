import { expectAccessible } from '../../core/accessibility'
import { answerToClaims } from '../../core/answer-to-claims'
import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { sendClaims } from '../../core/sent-claims'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { ClaimsPage } from '../../screens/ClaimsPage'

const FOUND = 'Something is invalid: a modifier'

test('an answer is imported, and a rejected claim is put right where it was wrong and sent again, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const { text, claims: sent } = await sendClaims(practice, ['Accepted', 'Refused'])
  const [accepted, refused] = sent.map(({ pcn }) => pcn)
  const answer = answerToClaims(text, [
    { pcn: accepted ?? '', status: 'A2:20:PR', action: 'WQ' },
    { pcn: refused ?? '', status: 'A7:453', action: 'U' },
  ])
  await startSignedIn(practice)
  await page.goto('/billing/claims?view=answers')
  const claims = new ClaimsPage(page)
  await expect(page.getByText('No answers yet')).toBeVisible()
  await expectAccessible(page)

  const choosing = page.waitForEvent('filechooser')
  await pressOn(page, claims.chooseAnswers)
  const file = { name: 'answers.277', mimeType: '', buffer: Buffer.from(answer) }
  await (await choosing).setFiles([file, { ...file, name: 'again.277' }])
  await expect(claims.imported).toContainText('277CA, 1 claim accepted, 1 rejected')
  await expect(claims.imported).toContainText('nothing changed')
  await expect(claims.rowOf('answers.277')).toContainText('1 accepted, 1 rejected')
  await untilQuiet(page)
  await expectAccessible(page)

  await pressOn(page, claims.rejected)
  await pressUntilFocused(page, claims.rowOf('June Refused'))
  await page.keyboard.press('Enter')
  await expect(claims.heading).toHaveText(`Claim ${refused}`)
  await expect(claims.answers).toContainText('This answer counts')
  await untilQuiet(page)
  await expectAccessible(page)
  const answersFile = claims.answers.getByRole('link', { name: 'answers.277' })
  await pressOn(page, answersFile)
  await expect(claims.heading).toHaveText('answers.277')
  await expect(claims.rowOf('June Accepted')).toContainText('Accepted')
  await untilQuiet(page)
  await expectAccessible(page)
  await pressUntilFocused(page, claims.rowOf('June').first())
  await pressUntilFocused(page, claims.rowOf('June Refused'), { key: 'ArrowDown', atMost: 1 })
  const toRefused = claims.rowOf('June Refused').getByRole('link', { name: refused ?? '' })
  await pressUntilFocused(page, toRefused, { key: 'ArrowRight', atMost: 4 })
  await page.keyboard.press('Enter')

  await pressOn(page, claims.toAnsweredField(FOUND))
  const modifiers = claims.sessionField('Modifiers (box 24D) (optional)')
  await expect(modifiers).toBeFocused()
  await page.keyboard.type('95')
  await pressOn(page, claims.save)
  await expect(claims.history).toContainText('95')
  await pressOn(page, claims.makeFile)
  await expect(claims.download('Claims file 2')).toBeFocused()
  await pressOn(page, claims.markSent('Claims file 2'))
  await expect(claims.file('Claims file 2')).toContainText('Sent')
  await expect(claims.heading).toBeFocused()
  await untilQuiet(page)
  await expectAccessible(page)
  const { id: claimId = '' } = sent[1] ?? {}
  const { state, submissions } = await practice.api.claims.get({ practiceId: practice.practiceId, claimId })
  expect([state, submissions.length]).toEqual(['submitted', 2])
})
