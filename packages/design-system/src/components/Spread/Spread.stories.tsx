import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Card } from '../Card/Card'
import { Heading } from '../Heading/Heading'
import { INLINE_ALIGNMENTS } from '../Inline/Inline'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { Spread } from './Spread'

const meta = {
  component: Spread,
  args: {
    children: [
      <Heading key="a" level={2} look="card">
        Invoices
      </Heading>,
      <Button key="b">New invoice</Button>,
    ],
  },
  render: (args) => (
    <Card>
      <Spread {...args} />
    </Card>
  ),
} satisfies Meta<typeof Spread>
export default meta
type Story = StoryObj<typeof meta>

/** A name at one end, what can be done at the other. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByRole('heading').getBoundingClientRect()
    const action = canvas.getByRole('button').getBoundingClientRect()
    await expect(action.left).toBeGreaterThan(name.right)
  },
}

/** Every alignment. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {INLINE_ALIGNMENTS.map((align) => (
        <Card key={align}>
          <Spread align={align}>
            <Heading level={2}>{align}</Heading>
            <Text tone="quiet">at the end</Text>
          </Spread>
        </Card>
      ))}
    </Stack>
  ),
}

/** On a line too short for both they stand under one another, and a long word is broken. */
export const LongWords: Story = {
  args: {
    children: [
      <Heading key="a" level={2} look="card">
        {'Rechtsschutzversicherungsgesellschaft'.repeat(4)}
      </Heading>,
      <Button key="b">Rechnung erstellen</Button>,
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Card>
        <Spread {...args} />
      </Card>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByRole('heading').getBoundingClientRect()
    const action = canvas.getByRole('button').getBoundingClientRect()
    await expect(action.top).toBeGreaterThanOrEqual(name.bottom)
    await expect(name.width).toBeLessThanOrEqual(18 * 16)
  },
}

/** Nothing within takes no room. */
export const Empty: Story = { args: { children: null } }

/** The start of the line is where its text starts. */
export const RightToLeft: Story = {
  args: {
    children: [
      <Heading key="a" level={2} look="card">
        الفواتير
      </Heading>,
      <Button key="b">فاتورة جديدة</Button>,
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Card>
        <Spread {...args} />
      </Card>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByRole('heading').getBoundingClientRect()
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBeLessThan(name.left)
  },
}
