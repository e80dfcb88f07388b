import { rowName } from './RowName.css'

/** What a line is called; focus comes here after the line was added, and after the one before was deleted. */
export const RowName = ({ id, name }: { id: string; name: string }) => (
  <span id={id} tabIndex={-1} className={rowName}>
    {name}
  </span>
)
