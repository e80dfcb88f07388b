import { expectAccessible } from '../../core/accessibility'
import { answerToClaims } from '../../core/answer-to-claims'
import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { sendClaims } from '../../core/sent-claims'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { ClaimsPage } from '../../screens/ClaimsPage'

const FOUND = 'Something is invalid: a modifier'

test('an answer is imported, and leads from a rejected claim to the field that was wrong, by keyboard alone', async ({
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
  await pressOn(page, claims.toAnsweredField(FOUND))
  await expect(claims.sessionField('Modifiers (box 24D) (optional)')).toBeFocused()

  const answersFile = claims.answers.getByRole('link', { name: 'answers.277' })
  await pressUntilFocused(page, answersFile, { key: 'Shift+Tab' })
  await page.keyboard.press('Enter')
  await expect(claims.heading).toHaveText('answers.277')
  await expect(claims.rowOf('June Accepted')).toContainText('Accepted')
  await untilQuiet(page)
  await expectAccessible(page)
})
