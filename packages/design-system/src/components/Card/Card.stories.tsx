import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { EmptyState } from '../EmptyState/EmptyState'
import { LinkButton } from '../LinkButton/LinkButton'
import { Stack } from '../Stack/Stack'
import { Card, CARD_PADDINGS } from './Card'

const meta = {
  component: Card,
  args: {
    title: 'Today',
    actions: (
      <LinkButton tone="quiet" href="#calendar">
        Open calendar
      </LinkButton>
    ),
    children: '4 appointments, the first at 9:00 AM',
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

/** A subject of a page with what can be done to it. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Today' })).toBeVisible()
  },
}

/** Every padding, and without a title. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {CARD_PADDINGS.map((padding) => (
        <Card key={padding} title={`Padding ${padding}`} padding={padding}>
          What stands on it
        </Card>
      ))}
      <Card>A surface without a title</Card>
    </Stack>
  ),
}

/** A long title wraps, and its actions go below it. */
export const LongWords: Story = {
  args: {
    title: 'Krankenkassenabrechnungsrückstände des vergangenen Quartals',
    children: 'Versichertenstammdatenaktualisierungsbestätigung',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('heading').getBoundingClientRect()
    const action = canvas.getByRole('link').getBoundingClientRect()
    await expect(action.top).toBeGreaterThanOrEqual(title.bottom)
  },
}

/** Nothing on it yet: an EmptyState says what it is for. */
export const Empty: Story = {
  args: {
    actions: undefined,
    children: <EmptyState title="Nothing is booked today">Appointments of today show here.</EmptyState>,
  },
}

/** The title stands where reading starts, its actions where it ends. */
export const RightToLeft: Story = {
  args: {
    title: 'اليوم',
    children: 'أربعة مواعيد، أولها في التاسعة',
    actions: (
      <LinkButton tone="quiet" href="#calendar">
        افتح التقويم
      </LinkButton>
    ),
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}
