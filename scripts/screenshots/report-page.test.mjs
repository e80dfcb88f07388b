import { expect, it } from 'vitest'
import { reportPage } from './report-page.mjs'

const images = { old: 'old/a.png', new: 'new/a.png', difference: 'difference/a.png' }
const changed = { name: 'components-button--matrix.320.png', status: 'different', images }
const broken = { name: 'components-card--example', status: 'failed', says: 'Cannot read <title>' }

it('shows the old and the new picture and the difference, each with its name', () => {
  const page = reportPage([changed], '')
  for (const [kind, source] of Object.entries(images)) {
    expect(page).toContain(`src="${source}" alt="${kind[0].toUpperCase()}${kind.slice(1)}: ${changed.name}"`)
  }
})

it('leads to each finding, from there to the next and the one before, and back, by links', () => {
  const page = reportPage([changed, broken, changed], '')
  const [, first, second, third] = page.split('<section')
  expect(page.match(/<li><a href="#finding-\d">/g)).toHaveLength(3)
  expect(first).toContain('href="#finding-2">Next')
  expect(first).not.toContain('Previous')
  expect(second).toContain('href="#finding-1">Previous')
  expect(third).not.toContain('>Next')
  expect(third).toContain('href="#top"')
})

it('lets a picture that is larger than its frame be scrolled by keyboard', () => {
  expect(
    reportPage([changed], '').match(/class="picture" tabindex="0" role="group" aria-label/g),
  ).toHaveLength(3)
})

it('says what went wrong in words, not as markup', () => {
  expect(reportPage([broken], '')).toContain('did not come up: Cannot read &lt;title&gt;.')
})

it('says that there is nothing to look at', () => {
  expect(reportPage([], '12 of 12 pictures equal the baseline.')).toContain('Nothing to look at.')
})
