import { Calendar, Dialog } from '@oaklet/design-system'

interface GoToDateProps {
  /** The day that the calendar shows, `YYYY-MM-DD`. */
  date: string
  onChosen: (date: string) => void
  onClose: () => void
}

/** A month to choose a day from, which the calendar then shows. */
export function GoToDate({ date, onChosen, onClose }: GoToDateProps) {
  return (
    <Dialog title="Go to a date" size="s" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Calendar label="Date" isLabelHidden value={date} onChange={onChosen} autoFocus />
    </Dialog>
  )
}
