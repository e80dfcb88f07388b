import type { FormItem, FormProblem } from '@oaklet/api/contract'
import { Banner, Button, Inline, Stack } from '@oaklet/design-system'

interface FormProblemsProps {
  problems: readonly FormProblem[]
  items: readonly FormItem[]
  onEdit: (item: FormItem) => void
}

/** What keeps a form from being published, each with a button that leads to it. */
export const FormProblems = ({ problems, items, onEdit }: FormProblemsProps) => (
  <Banner tone="bad" isAnnounced title="This form can’t be published yet">
    <Stack gap="s">
      {problems.map(({ itemId, message }) => {
        const item = items.find(({ id }) => id === itemId)
        return (
          <Inline key={`${itemId} ${message}`} gap="s" wrap>
            <span>{`${message}.`}</span>
            {item !== undefined && (
              <Button size="small" aria-label={`Open ${item.label}`} onPress={() => onEdit(item)}>
                Open
              </Button>
            )}
          </Inline>
        )
      })}
    </Stack>
  </Banner>
)
