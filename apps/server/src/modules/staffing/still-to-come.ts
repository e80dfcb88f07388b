/** Says how many are in the way of a change; `where` tells which are meant, if not all. */
export const stillToCome = (count: number, where = ''): string =>
  count === 1
    ? `One appointment is still to come with this person${where}. Move or cancel it first.`
    : `${count} appointments are still to come with this person${where}. Move or cancel them first.`
