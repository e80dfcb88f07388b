import { Heading, ItemList, Stack } from '@oaklet/design-system'

/** What the provider still needs before cards can be charged; nothing where it needs nothing. */
export function Requirements({ requirements }: { requirements: readonly string[] }) {
  if (requirements.length === 0) return null
  return (
    <Stack gap="s">
      <Heading level={3} look="card">
        What Stripe needs
      </Heading>
      <ItemList items={requirements.map((title) => ({ id: title, title }))} />
    </Stack>
  )
}
