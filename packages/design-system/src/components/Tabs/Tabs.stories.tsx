import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { Card } from '../Card/Card'
import { Tabs, type TabsProps } from './Tabs'

const meta = {
  component: Tabs,
  args: {
    label: 'Maya Ortiz',
    selectedKey: 'overview',
    onSelectionChange: fn(),
    tabs: [
      { id: 'overview', label: 'Overview', content: <Card>Phone and e-mail</Card> },
      { id: 'appointments', label: 'Appointments', content: <Card>Nothing is booked</Card> },
    ],
  },
  render: (args) => <SelectingTabs {...args} />,
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

function SelectingTabs({ onSelectionChange, ...props }: TabsProps<string>) {
  const [selected, setSelected] = useState(props.selectedKey)
  const select = (id: string) => {
    setSelected(id)
    onSelectionChange(id)
  }
  return <Tabs {...props} selectedKey={selected} onSelectionChange={select} />
}

/** The arrow keys choose. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelectionChange).toHaveBeenCalledWith('appointments')
    const panel = within(canvasElement).getByRole('tabpanel', { name: 'Appointments' })
    await expect(panel).toBeVisible()
    // Else each change of tabs has the whole panel measured twice.
    await expect(panel.parentElement).toHaveStyle({ transitionProperty: 'none' })
  },
}

/** More tabs than there is room for go to the next line. */
export const Matrix: Story = {
  args: {
    tabs: [
      'overview',
      'appointments',
      'notes',
      'measures',
      'billing',
      'documents',
      'coverage',
      'contacts',
    ].map((id) => ({ id, label: id, content: id })),
  },
}

const THREE = ['Overview', 'Notes', 'Billing'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <Card>{label} of Maya Ortiz</Card>,
}))
const tabNamed = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('tab', { name })

/** W3C pattern, Tab: enters at the chosen tab, wherever that stands, then goes to its panel, and back. */
export const TabKey: Story = {
  args: { tabs: THREE, selectedKey: 'notes' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(tabNamed(canvasElement, 'Notes')).toHaveFocus()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('tabpanel', { name: 'Notes' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(tabNamed(canvasElement, 'Notes')).toHaveFocus()
  },
}

/** W3C pattern, Right: the next tab, and after the last the first; focus chooses. */
export const RightKey: Story = {
  args: { tabs: THREE, selectedKey: 'notes' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tabNamed(canvasElement, 'Billing')).toHaveFocus()
    await expect(tabNamed(canvasElement, 'Billing')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(tabNamed(canvasElement, 'Overview')).toHaveFocus()
    await expect(within(canvasElement).getByRole('tabpanel', { name: 'Overview' })).toBeVisible()
  },
}

/** W3C pattern, Left: the tab before, and before the first the last; focus chooses. */
export const LeftKey: Story = {
  args: { tabs: THREE, selectedKey: 'notes' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tabNamed(canvasElement, 'Overview')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tabNamed(canvasElement, 'Billing')).toHaveFocus()
    await expect(within(canvasElement).getByRole('tabpanel', { name: 'Billing' })).toBeVisible()
  },
}

/** W3C pattern, Home and End: the first and the last tab; focus chooses. */
export const HomeAndEndKeys: Story = {
  args: { tabs: THREE, selectedKey: 'notes' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(tabNamed(canvasElement, 'Billing')).toHaveFocus()
    await expect(tabNamed(canvasElement, 'Billing')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await expect(tabNamed(canvasElement, 'Overview')).toHaveFocus()
    await expect(tabNamed(canvasElement, 'Overview')).toHaveAttribute('aria-selected', 'true')
  },
}

/** W3C pattern, Space and Enter: choose the focused tab, which here is chosen already. */
export const SpaceAndEnterKeys: Story = {
  args: { tabs: THREE, selectedKey: 'notes' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' {Enter}')
    await expect(tabNamed(canvasElement, 'Notes')).toHaveFocus()
    await expect(tabNamed(canvasElement, 'Notes')).toHaveAttribute('aria-selected', 'true')
  },
}

/** W3C pattern, roles: a named list, tabs that control panels, panels named by their tabs. */
export const Roles: Story = {
  args: { tabs: THREE, selectedKey: 'notes' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('tablist', { name: 'Maya Ortiz' })).toBeVisible()
    const panel = canvas.getByRole('tabpanel', { name: 'Notes' })
    await expect(tabNamed(canvasElement, 'Notes')).toHaveAttribute('aria-controls', panel.id)
    await expect(canvas.getAllByRole('tab', { selected: true })).toHaveLength(1)
  },
}

/** Long words break, and the row takes several lines. */
export const LongWords: Story = {
  args: {
    selectedKey: 'one',
    tabs: [
      { id: 'one', label: 'Krankenkassenabrechnungen', content: 'Versichertenstammdatenaktualisierung' },
      { id: 'two', label: 'Wirksamkeitsnachweise', content: '' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** Tabs from the right, and Left goes on to the next. */
export const RightToLeft: Story = {
  args: {
    label: 'مايا أورتيز',
    selectedKey: 'one',
    tabs: [
      { id: 'one', label: 'نظرة عامة', content: 'الهاتف' },
      { id: 'two', label: 'المواعيد', content: 'لا مواعيد' },
    ],
  },
  decorators: [
    (Story) => (
      <I18nProvider locale="ar">
        <div dir="rtl" lang="ar">
          {Story()}
        </div>
      </I18nProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tabNamed(canvasElement, 'المواعيد')).toHaveFocus()
  },
}
