import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DESCRIPTION_LAYOUTS, DescriptionList } from './DescriptionList'

test.each(DESCRIPTION_LAYOUTS)('%s: each description belongs to its term', (layout) => {
  render(
    <DescriptionList
      layout={layout}
      items={[
        { term: 'Phone', description: '(555) 010-0199' },
        { term: 'E-mail', description: 'maya@example.org' },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Phone', 'E-mail'])
  expect(screen.getByText('Phone').nextElementSibling).toHaveTextContent('(555) 010-0199')
})
