import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Box, BOX_BORDERS, BOX_ELEMENTS, BOX_SURFACES } from './Box'

test.each(BOX_ELEMENTS)('can be a %s', (element) => {
  render(<Box as={element}>Room 1</Box>)
  expect(screen.getByText('Room 1').localName).toBe(element)
})

test('is a div without a role unless said otherwise', () => {
  render(<Box>Room 1</Box>)
  expect(screen.getByText('Room 1').localName).toBe('div')
  expect(screen.getByText('Room 1')).not.toHaveAttribute('role')
})

test('every surface and every border looks different', () => {
  const { container } = render(
    <>
      {BOX_SURFACES.map((surface) => (
        <Box key={surface} surface={surface}>
          {surface}
        </Box>
      ))}
      {BOX_BORDERS.filter((border) => border !== 'none').map((border) => (
        <Box key={border} border={border}>
          {border}
        </Box>
      ))}
    </>,
  )
  const looks = [...container.children].map(({ className }) => className)
  expect(new Set(looks).size).toBe(looks.length)
})
