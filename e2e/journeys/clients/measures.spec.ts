import type { RecordMeasureBody } from '@oaklet/api/contract'
import {
  expectAccessible,
  expectAccessibleInForcedColors,
  expectNoSidewaysScroll,
} from '../../core/accessibility'
import type { ApiPerson } from '../../core/api-person'
import { clientInput } from '../../core/client-input'
import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { ClientsPage } from '../../screens/ClientsPage'
import { MeasuresPage } from '../../screens/MeasuresPage'

const ALARMING: RecordMeasureBody = {
  kind: 'phq9',
  takenOn: '2026-01-12',
  answers: [2, 2, 2, 2, 2, 2, 2, 2, 1],
  difficulty: 'somewhat',
}
const GAD7: RecordMeasureBody = {
  kind: 'gad7',
  takenOn: '2026-01-12',
  answers: [1, 1, 1, 1, 1, 1, 0],
  difficulty: null,
}

/** A client of the practice, and where their measures are. */
async function clientOf({ api, practiceId }: ApiPerson, lastName: string, clinicianId: string | null = null) {
  const input = clientInput(lastName, { primaryClinicianId: clinicianId })
  const { id } = await api.clients.create({ practiceId }, input)
  return { path: { practiceId, clientId: id }, address: `/clients?client=${id}&tab=measures` }
}

test('records a PHQ-9 by keyboard alone, shows where the client stands, and takes a mistake back', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const client = await clientOf(practice, 'Measured')
  await practice.api.measures.record(client.path, ALARMING)
  await practice.api.measures.record(client.path, GAD7)
  await startSignedIn(practice)
  await page.goto(`/clients?client=${client.path.clientId}`)
  const clients = new ClientsPage(page)
  await pressUntilFocused(page, clients.tab('Overview'))
  await pressUntilFocused(page, clients.tab('Measures'), { key: 'ArrowRight' })
  const measures = new MeasuresPage(page)
  await expect(measures.card('PHQ-9')).toContainText('17 of 27')
  await expectAccessible(page)

  await pressOn(page, measures.record)
  await pressUntilFocused(page, measures.answer(1, 'Not at all'))
  await page.keyboard.type('2222')
  await expect(measures.answer(5, 'Not at all')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await pressUntilFocused(page, measures.answer(7, 'Not at all'))
  await page.keyboard.type('110')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(measures.errors).toBeFocused()
  await expect(measures.errors).toContainText('Answer question 6')
  await expect(measures.question(6)).toHaveAccessibleDescription('Answer this question')
  await expectAccessible(page)
  await pressOn(page, measures.errors.getByRole('link', { name: 'Answer question 6' }))
  await expect(measures.answer(6, 'Not at all')).toBeFocused()
  await page.keyboard.press('1')
  await expect(measures.form).toContainText('Score 12 of 27')
  await page.keyboard.press('ControlOrMeta+Enter')

  await expect(measures.card('PHQ-9')).toContainText('12 of 27')
  await expect(measures.card('PHQ-9')).toContainText('Moderate')
  await expect(measures.card('PHQ-9')).toContainText('5 points lower than at the first, Jan 12, 2026')
  await expect(measures.record).toBeFocused()
  const chart = measures.chart('PHQ-9')
  await expect(chart).toContainText('The score fell from 17 (moderately severe) on January 12, 2026 to 12')
  await pressOn(page, chart.getByRole('button', { name: 'Show as table' }))
  await expect(chart.getByRole('row')).toHaveText([/Jan 12, 2026.*17, moderately severe/, /12, moderate/])
  await expect(measures.history.getByRole('row')).toHaveCount(4)
  await expectAccessible(page)
  await expectAccessibleInForcedColors(page)

  await pressOn(page, measures.row(/PHQ-9.*12 of 27/))
  await expect(measures.result('PHQ-9')).toContainText('More than half the days (2)')
  await expectAccessible(page)
  await pressOn(page, measures.markError)
  await expect(measures.reason).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(measures.errorForm).toContainText('Say what was wrong')
  await pressUntilFocused(page, measures.reason)
  await page.keyboard.type('Another client’s sheet')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(measures.result('PHQ-9')).toContainText('“Another client’s sheet”')
  await expect(measures.result('PHQ-9')).toContainText('Entered in error')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(measures.card('PHQ-9')).toContainText('17 of 27')
  await expect(measures.row(/PHQ-9.*12 of 27/)).toContainText('Entered in error')
  await expect(chart).toBeHidden()
})

test('who records an answer to question 9 is told to act on it, and closes the alert, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const client = await clientOf(practice, 'Told')
  await startSignedIn(practice)
  await page.goto(client.address)
  const measures = new MeasuresPage(page)
  await expect(page.getByText('No measures yet')).toBeVisible()
  await expectAccessible(page)
  await pressOn(page, measures.record)
  await pressUntilFocused(page, measures.answer(1, 'Not at all'))
  await page.keyboard.type('000000003')
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 860 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(measures.alert).toContainText('June Told answered it with “Nearly every day”')
  await expect(measures.record).toBeFocused()
  await expectAccessible(page)
  await pressOn(page, measures.alert.getByRole('button', { name: 'Show the result' }))
  await expect(measures.result('PHQ-9')).toContainText('Nearly every day (3)')
  await page.setViewportSize({ width: 320, height: 860 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 860 })
  await pressOn(page, measures.acknowledge)
  await expect(measures.note).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(measures.acknowledgment).toContainText('Say what came of it')
  await pressUntilFocused(page, measures.note)
  await page.keyboard.type('Called her; safety plan made')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(measures.result('PHQ-9')).toContainText('Called her; safety plan made')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(measures.row(/PHQ-9/)).toContainText('Spoken with the client')
  await expect(measures.warning).toBeHidden()
})

test('two charts beside each other begin on one line, however much they say', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const client = await clientOf(practice, 'Beside')
  const peak: RecordMeasureBody = { ...GAD7, takenOn: '2026-02-09', answers: [3, 3, 3, 3, 3, 3, 3] }
  for (const result of [ALARMING, { ...ALARMING, takenOn: '2026-03-02' }, GAD7, peak]) {
    await practice.api.measures.record(client.path, result)
  }
  await practice.api.measures.record(client.path, { ...GAD7, takenOn: '2026-03-09' })
  await startSignedIn(practice)
  await page.goto(client.address)
  const measures = new MeasuresPage(page)
  await expect(measures.chart('GAD-7')).toContainText('the highest was 21')
  const tops = async () =>
    Promise.all(
      (['PHQ-9', 'GAD-7'] as const).map(async (name) => {
        const chart = measures.chart(name)
        const [frame, title] = await Promise.all([
          chart.boundingBox(),
          chart.getByText(`${name} over time`).boundingBox(),
        ])
        return { frame: frame?.y, height: frame?.height, title: title?.y }
      }),
    )
  await expect.poll(async () => new Set((await tops()).map((top) => JSON.stringify(top))).size).toBe(1)
})
