import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { EmptyState } from '../EmptyState/EmptyState'
import { rightToLeft } from '../Field/story-frames'
import { Icon } from '../Icon/Icon'
import { StatusBadge } from '../StatusBadge/StatusBadge'
import type { MenuContent } from '../Menu/menu-items'
import { GRID_LIST_SELECTION_MODES, GridList, type GridListProps } from './GridList'

/** Selects as a screen would. */
function Selecting(props: GridListProps) {
  const [keys, setKeys] = useState(props.selectedKeys ?? new Set<string>())
  return (
    <GridList
      {...props}
      selectedKeys={keys}
      onSelectionChange={(next) => {
        setKeys(next)
        props.onSelectionChange?.(next)
      }}
    />
  )
}

const actions: MenuContent = {
  items: [
    { id: 'download', label: 'Download' },
    { id: 'delete', label: 'Delete', tone: 'danger' },
  ],
  onAction: fn(),
}
const icon = <Icon of="document" />

const meta = {
  component: Selecting,
  args: {
    label: 'Documents',
    onAction: fn(),
    onSelectionChange: fn(),
    items: [
      { id: 'intake', label: 'Intake form', description: 'Signed Nov 12', icon, actions },
      {
        id: 'consent',
        label: 'Consent to treatment',
        description: 'Sent Nov 3',
        icon,
        detail: <StatusBadge tone="wait">Waiting</StatusBadge>,
        actions,
      },
      { id: 'ar', label: 'نموذج الموافقة', icon, actions },
      {
        id: 'long',
        label: 'Authorization-to-release-protected-health-information-2026-11-12-final.pdf',
        icon,
        actions,
      },
      {
        id: 'plan',
        label: 'Treatment plan',
        description: 'Being written by Leo Grant',
        icon,
        isDisabled: true,
      },
    ],
  },
} satisfies Meta<typeof Selecting>
export default meta
type Story = StoryObj<typeof meta>

const focused = () => document.activeElement?.textContent ?? ''

/** Each key of the APG's layout grid: rows by Up and Down, what stands in them by Left and Right. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(focused()).toContain('Intake form')
    await userEvent.keyboard('{ArrowDown}')
    await expect(focused()).toContain('Consent to treatment')
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('consent')
    await userEvent.keyboard('{ArrowRight}')
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions for Consent to treatment' })
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    const row = within(canvasElement).getByRole('row', { name: /Consent/ })
    await waitFor(() => expect(row.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{ArrowLeft}{End}')
    await expect(focused()).toContain('Authorization')
    await userEvent.keyboard('{Home}')
    await expect(focused()).toContain('Intake form')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(focused()).toContain('Consent')
  },
}

/** Space selects; Ctrl A selects all, Escape none. */
export const Selection: Story = {
  args: { selectionMode: 'multiple' },
  play: async ({ canvasElement }) => {
    const selected = () => within(canvasElement).queryAllByRole('row', { selected: true }).length
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown} ')
    await expect(selected()).toBe(2)
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(selected()).toBe(4)
    await userEvent.keyboard('{Escape}')
    await expect(selected()).toBe(0)
    await userEvent.keyboard(' ')
  },
}

/** Every way to select, and no items. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {GRID_LIST_SELECTION_MODES.map((selectionMode) => (
        <Selecting
          key={selectionMode}
          {...args}
          label={`Documents, ${selectionMode}`}
          selectionMode={selectionMode}
          selectedKeys={new Set(selectionMode === 'none' ? [] : ['consent'])}
        />
      ))}
      <GridList
        label="No documents"
        items={[]}
        emptyState={<EmptyState title="No documents yet">What clients sign stands here.</EmptyState>}
      />
    </div>
  ),
}

/** 320 px wide. */
export const Narrow: Story = {
  args: { selectionMode: 'multiple' },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** Long words break, the status goes below them, and the menu stays in its place. */
export const LongWords: Story = {
  args: {
    selectionMode: 'multiple',
    items: [
      {
        id: 'statement',
        label: 'Krankenversicherungsabrechnungsvoranschlag',
        description: 'Wilhelmina Featherstonehaugh-Cholmondeley',
        icon,
        detail: <StatusBadge tone="wait">Waiting for approval</StatusBadge>,
        actions,
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** Boxes and names stand at the right, menus at the left; what is selected is edged at the right. */
export const RightToLeft: Story = {
  args: {
    label: 'מסמכים',
    selectionMode: 'multiple',
    selectedKeys: new Set(['consent']),
    items: [
      { id: 'intake', label: 'שאלון קבלה', description: 'נחתם ב־12 בנובמבר', icon, actions },
      {
        id: 'consent',
        label: 'הסכמה לטיפול',
        description: 'נועה חדד',
        icon,
        detail: <StatusBadge tone="wait">ממתין</StatusBadge>,
        actions,
      },
      { id: 'pdf', label: 'Referral-2026-11-12.pdf', description: 'عمر الخطيب', icon, actions },
    ],
  },
  decorators: [rightToLeft],
}
