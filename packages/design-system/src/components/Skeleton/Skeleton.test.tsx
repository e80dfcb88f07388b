import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Skeleton, SKELETON_SHAPES } from './Skeleton'

test.each(SKELETON_SHAPES)('%s: draws as many as are coming, and says nothing', (shape) => {
  const { container } = render(<Skeleton shape={shape} count={3} width="50%" />)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(container.firstElementChild?.children).toHaveLength(3)
})
