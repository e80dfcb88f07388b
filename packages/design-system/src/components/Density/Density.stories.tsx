import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DENSITIES } from '../../tokens/density'
import { Button } from '../Button/Button'
import { Card } from '../Card/Card'
import { Checkbox } from '../Checkbox/Checkbox'
import { Inline } from '../Inline/Inline'
import { MenuButton } from '../MenuButton/MenuButton'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { TextField } from '../TextField/TextField'
import { Density } from './Density'

/** What a row of work is made of. */
function Work({ name }: { name: string }) {
  return (
    <Card title={name}>
      <Stack>
        <Text>What is read is as large as the controls’ own words.</Text>
        <TextField label={`Client, ${name}`} value="Maya Ortiz" onChange={() => undefined} />
        <Checkbox isSelected onChange={() => undefined}>
          Send a reminder
        </Checkbox>
        <Inline>
          <Button tone="primary">Save</Button>
          <Button size="small">Small</Button>
          <MenuButton label="More" items={[{ id: 'print', label: 'Print' }]} onAction={() => undefined} />
        </Inline>
      </Stack>
    </Card>
  )
}

const meta = {
  component: Density,
  args: { of: 'compact', children: <Work name="compact" /> },
} satisfies Meta<typeof Density>
export default meta
type Story = StoryObj<typeof meta>

const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height)

/** 36 px controls, and the menu that opens from one has 36 px lines too. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(heightOf(canvas.getByRole('button', { name: 'Save' }))).toBe(36)
    await expect(heightOf(canvas.getByRole('textbox'))).toBe(36)
    canvas.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard('{Enter}')
    const line = await within(document.body).findByRole('menuitem', { name: 'Print' })
    await expect(heightOf(line)).toBe(36)
    await userEvent.keyboard('{Escape}')
  },
}

/** Both densities beside one another. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      {DENSITIES.map((name) => (
        <Density key={name} of={name}>
          <Work name={name} />
        </Density>
      ))}
    </Stack>
  ),
}

/** A comfortable part within a compact page, for the one thing that must be hit. */
export const Nested: Story = {
  args: {
    children: (
      <Stack align="start">
        <Button>Compact</Button>
        <Density of="comfortable">
          <Button>Comfortable</Button>
        </Density>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(heightOf(canvas.getByRole('button', { name: 'Compact' }))).toBe(36)
    await expect(heightOf(canvas.getByRole('button', { name: 'Comfortable' }))).toBe(44)
  },
}

/** Long words wrap, and make the control higher. */
export const LongWords: Story = {
  args: {
    children: <Button>{'Send the superbill to Rechtsschutzversicherungsgesellschaft '.repeat(3)}</Button>,
  },
}

/** Nothing within takes no room. */
export const Empty: Story = { args: { children: null } }

/** Text that runs from right to left. */
export const RightToLeft: Story = {
  args: {
    children: (
      <div dir="rtl" lang="ar">
        <Button>تسجيل دفعة</Button>
      </div>
    ),
  },
}
