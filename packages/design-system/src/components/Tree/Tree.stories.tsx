import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { rightToLeft } from '../Field/story-frames'
import { Icon } from '../Icon/Icon'
import { Card } from '../Card/Card'
import { Tree, TREE_SELECTION_MODES, type TreeProps } from './Tree'

/** Selects as a screen would. */
function Selecting(props: TreeProps) {
  const [keys, setKeys] = useState(props.selectedKeys ?? new Set<string>())
  return (
    <Tree
      {...props}
      selectedKeys={keys}
      onSelectionChange={(next) => {
        setKeys(next)
        props.onSelectionChange?.(next)
      }}
    />
  )
}

const folder = <Icon of="building" />
const paper = <Icon of="document" />

const meta = {
  component: Selecting,
  args: {
    label: 'Documents',
    onAction: fn(),
    onSelectionChange: fn(),
    items: [
      {
        id: 'forms',
        label: 'Forms',
        icon: folder,
        detail: '3',
        children: [
          { id: 'intake', label: 'Intake', icon: paper },
          {
            id: 'consent',
            label: 'Consent',
            icon: folder,
            children: [
              { id: 'adults', label: 'Adults', icon: paper },
              { id: 'minors', label: 'نموذج الموافقة', icon: paper },
            ],
          },
        ],
      },
      {
        id: 'letters',
        label: 'Letters',
        icon: folder,
        children: [
          { id: 'referral', label: 'Referral-to-another-practice-with-all-its-enclosures.pdf', icon: paper },
        ],
      },
      { id: 'archive', label: 'Archive', icon: folder, isDisabled: true },
      { id: 'notes', label: 'Notes', icon: paper },
    ],
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof Selecting>
export default meta
type Story = StoryObj<typeof meta>

const focused = () => document.activeElement?.textContent ?? ''

/** Each key of the APG's tree view. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(focused()).toContain('Forms')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('row', { name: /Forms/ })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(focused()).toContain('Intake')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}')
    await expect(focused()).toContain('Adults')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(focused()).toContain('Consent')
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}')
    await expect(focused()).toContain('Forms')
    await userEvent.keyboard('{End}')
    await expect(focused()).toContain('Notes')
    await userEvent.keyboard('{Home}')
    await expect(focused()).toContain('Forms')
    await userEvent.keyboard('l')
    await expect(focused()).toContain('Letters')
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('letters')
  },
}

/** Every way to select. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {TREE_SELECTION_MODES.map((selectionMode) => (
        <Selecting
          key={selectionMode}
          {...args}
          label={`Documents, ${selectionMode}`}
          selectionMode={selectionMode}
          defaultExpandedKeys={new Set(['forms', 'consent'])}
          selectedKeys={new Set(selectionMode === 'none' ? [] : ['intake'])}
        />
      ))}
    </div>
  ),
}

/** 320 px wide. */
export const Narrow: Story = {
  args: { selectionMode: 'multiple', defaultExpandedKeys: new Set(['forms', 'consent', 'letters']) },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** Nothing in it. */
export const Empty: Story = { args: { items: [], emptyState: 'No documents yet.' } }

/** Long words in deep levels break, and what follows them stays in its place. */
export const LongWords: Story = {
  args: {
    defaultExpandedKeys: new Set(['insurer', 'client', 'year']),
    items: [
      {
        id: 'insurer',
        label: 'Krankenversicherungsabrechnungsgesellschaft',
        icon: folder,
        detail: '12 of 1,284',
        children: [
          {
            id: 'client',
            label: 'Wilhelmina Featherstonehaugh-Cholmondeley',
            icon: folder,
            children: [
              {
                id: 'year',
                label: 'Wirksamkeitsnachweise',
                icon: folder,
                children: [
                  {
                    id: 'letter',
                    label: 'Versichertenstammdatenaktualisierungsbestätigung.pdf',
                    icon: paper,
                    detail: 'New',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** Each level starts further left, closed marks point left, and Left opens. */
export const RightToLeft: Story = {
  args: {
    label: 'מסמכים',
    defaultExpandedKeys: new Set(['forms']),
    items: [
      {
        id: 'forms',
        label: 'טפסים',
        icon: folder,
        detail: '3',
        children: [
          { id: 'intake', label: 'שאלון קבלה', icon: paper },
          { id: 'consent', label: 'نموذج الموافقة', icon: paper },
        ],
      },
      {
        id: 'letters',
        label: 'מכתבים',
        icon: folder,
        children: [{ id: 'referral', label: 'Referral.pdf', icon: paper }],
      },
    ],
  },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const letters = within(canvasElement).getByRole('row', { name: /מכתבים/ })
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(letters).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(letters).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(letters).toHaveAttribute('aria-expanded', 'false')
  },
}
