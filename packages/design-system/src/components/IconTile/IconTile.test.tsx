import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ICON_TILE_TONES, IconTile } from './IconTile'

test.each(ICON_TILE_TONES)('in tone %s it is decoration', (tone) => {
  const { container } = render(<IconTile tone={tone}>!</IconTile>)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})
