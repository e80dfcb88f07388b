import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { TagGroup } from './TagGroup'

const TOPICS = ['Anxiety', 'Grief', 'Sleep'].map((label) => ({ id: label.toLowerCase(), label }))

const meta = {
  component: TagGroup,
  args: { label: 'Topics', items: TOPICS, emptyText: 'No topics yet', onRemove: fn() },
  render: function Controlled(args) {
    const [items, setItems] = useState(args.items)
    return (
      <TagGroup
        {...args}
        items={items}
        onRemove={(id) => {
          setItems(items.filter((item) => item.id !== id))
          args.onRemove?.(id)
        }}
      />
    )
  },
} satisfies Meta<typeof TagGroup>
export default meta
type Story = StoryObj<typeof meta>

/** Moved through by arrows, taken away by Delete and Backspace; focus stays in its place to the last. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('row', { name: 'Anxiety' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(args.onRemove).toHaveBeenLastCalledWith('grief')
    await expect(canvas.getByRole('row', { name: 'Sleep' })).toHaveFocus()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(canvas.getByText('No topics yet')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Topics' })).toHaveFocus()
  },
}

/** Removable and not, with help, disabled and none. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <TagGroup {...args} />
      <TagGroup label="To read only" items={TOPICS} />
      <TagGroup {...args} label="With help" description="What the sessions are about." />
      <TagGroup
        {...args}
        label="One disabled"
        items={TOPICS.map((item) => ({ ...item, isDisabled: item.id === 'grief' }))}
      />
      <TagGroup {...args} label="None" items={[]} />
    </div>
  ),
}

/** Long words break inside their tag. */
export const LongWords: Story = {
  args: {
    items: [
      { id: 'a', label: 'Donaudampfschifffahrtsgesellschaft' },
      { id: 'b', label: 'Difficulties between parents and grown-up children' },
    ],
  },
  decorators: [twiceAsLarge],
}

/** The button stands at the left where reading ends there. */
export const RightToLeft: Story = {
  args: {
    label: 'נושאים',
    items: [
      { id: 'a', label: 'חרדה' },
      { id: 'b', label: 'שינה' },
    ],
  },
  decorators: [rightToLeft],
}
