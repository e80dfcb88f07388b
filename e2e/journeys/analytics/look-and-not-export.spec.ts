import { isApiError } from '@oaklet/api'
import { expectAccessible } from '../../core/accessibility'
import { pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { AnalyticsPage } from '../../screens/AnalyticsPage'

test('who may look and not take data out has every figure and no export, which the server refuses too', async ({
  page,
  apiOf,
  startSignedIn,
}) => {
  await startSignedIn('supervisor')
  const analytics = new AnalyticsPage(page)
  await analytics.open()
  await pressUntilFocused(page, analytics.tab('Practice'))
  for (const tab of ['Practice', 'Clinical', 'Financial', 'Operational']) {
    await pressUntilFocused(page, analytics.tab(tab), { key: 'ArrowRight', atMost: 4 })
    await expect(analytics.tab(tab)).toHaveAttribute('aria-selected', 'true')
    await expect(analytics.figures).toBeVisible()
    await expect(analytics.export).toHaveCount(0)
  }
  await untilQuiet(page)
  await expectAccessible(page)

  const { api, practiceId } = await apiOf('supervisor')
  const seen = await api.analytics.get('clinical', { practiceId })
  expect(seen.figures.length).toBeGreaterThan(0)
  const refusal = await api.analytics
    .export({ type: 'clinical', format: 'csv', practiceId })
    .catch((error: unknown) => error)
  expect(isApiError(refusal) && [refusal.status, refusal.code]).toEqual([403, 'forbidden'])
})
