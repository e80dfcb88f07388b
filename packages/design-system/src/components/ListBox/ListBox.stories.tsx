import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { rightToLeft } from '../Field/story-frames'
import { LIST_BOX_SELECTION_MODES, ListBox, type ListBoxProps } from './ListBox'

/** Chooses as a screen would. */
function Choosing(props: ListBoxProps) {
  const [keys, setKeys] = useState(props.selectedKeys)
  return (
    <ListBox
      {...props}
      selectedKeys={keys}
      onSelectionChange={(next) => {
        setKeys(next)
        props.onSelectionChange(next)
      }}
    />
  )
}

const ITEMS = [
  { id: 'ana', label: 'Ana Bell', description: 'Psychologist' },
  { id: 'leo', label: 'Leo Grant', description: 'Speech therapist' },
  { id: 'maya', label: 'Maya Ortiz' },
  { id: 'omar', label: 'عمر الخطيب' },
  { id: 'priya', label: 'Priya Nair' },
  { id: 'zoe', label: 'Zoë Featherstonehaugh-Cholmondeley', isDisabled: true },
]

const meta = {
  component: Choosing,
  args: {
    label: 'Clinicians',
    items: ITEMS,
    selectionMode: 'single',
    selectedKeys: new Set<string>(),
    onSelectionChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
} satisfies Meta<typeof Choosing>
export default meta
type Story = StoryObj<typeof meta>

const focused = () => document.activeElement?.textContent ?? ''

/** Each key of the APG's list box with one choice. */
export const Example: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await expect(focused()).toContain('Ana Bell')
    await userEvent.keyboard('{ArrowDown}')
    await expect(focused()).toContain('Leo Grant')
    await userEvent.keyboard('{End}')
    await expect(focused()).toContain('Priya Nair')
    await userEvent.keyboard('{ArrowUp}')
    await expect(focused()).toContain('عمر')
    await userEvent.keyboard('{Home}')
    await expect(focused()).toContain('Ana Bell')
    await userEvent.keyboard('m')
    await expect(focused()).toContain('Maya Ortiz')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectionChange).toHaveBeenCalledOnce()
    await expect(document.activeElement).toHaveAttribute('aria-selected', 'true')
  },
}

/** Each key of the APG's list box with several choices. */
export const Several: Story = {
  args: { selectionMode: 'multiple', label: 'Who takes part' },
  play: async ({ canvasElement }) => {
    const chosen = () => within(canvasElement).queryAllByRole('option', { selected: true }).length
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ')
    await expect(chosen()).toBe(2)
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(chosen()).toBe(3)
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(chosen()).toBe(5)
    await userEvent.keyboard('{Escape}')
    await expect(chosen()).toBe(0)
    await userEvent.keyboard('{Home} {Control>}{Shift>}{End}{/Shift}{/Control}')
    await expect(chosen()).toBe(5)
  },
}

/** Both modes, with something chosen, in groups, scrolling and empty. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {LIST_BOX_SELECTION_MODES.map((selectionMode) => (
        <Choosing
          key={selectionMode}
          {...args}
          label={`Clinicians, ${selectionMode}`}
          selectionMode={selectionMode}
          selectedKeys={new Set(['leo'])}
          height="14rem"
        />
      ))}
      <ListBox
        label="Rooms"
        selectionMode="single"
        selectedKeys={new Set(['oak'])}
        onSelectionChange={args.onSelectionChange}
        sections={[
          { id: 'ground', label: 'Ground floor', items: [{ id: 'oak', label: 'Oak' }] },
          { id: 'first', label: 'First floor', items: [{ id: 'elm', label: 'Elm' }] },
        ]}
      />
      <ListBox
        label="Interpreters"
        selectionMode="multiple"
        selectedKeys={new Set<string>()}
        onSelectionChange={args.onSelectionChange}
        items={[]}
        emptyState="Nobody is free at that time."
      />
    </div>
  ),
}

/** Long words go to further lines, and what is chosen stays marked. */
export const LongWords: Story = {
  args: {
    selectedKeys: new Set(['wilhelmina']),
    items: [
      {
        id: 'wilhelmina',
        label: 'Wilhelmina Featherstonehaugh-Cholmondeley',
        description: 'Verhaltenstherapeutische Gruppenbehandlungseinheit',
      },
      { id: 'hubertus', label: 'Hubertus Wolfeschlegelsteinhausenbergerdorff' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '14rem' }}>{Story()}</div>],
}

/** Boxes stand at the right, before the words. */
export const RightToLeft: Story = {
  args: {
    label: 'מטפלות ומטפלים',
    selectionMode: 'multiple',
    selectedKeys: new Set(['noa']),
    items: [
      { id: 'noa', label: 'נועה חדד', description: 'פסיכולוגית קלינית' },
      { id: 'omar', label: 'عمر الخطيب', description: 'מטפל בדיבור' },
      { id: 'leo', label: 'Leo Grant' },
    ],
  },
  decorators: [rightToLeft],
}
