// The public API, written by `npm run write:api` from the build. A change here is a change for consumers.

// @oaklet/design-system

import * as react from 'react';
import { ReactNode, Ref, ReactElement } from 'react';
import { ButtonProps as ButtonProps$1, LinkProps as LinkProps$1, UNSTABLE_ToastQueue, CheckboxFieldProps, SwitchFieldProps, TextFieldProps as TextFieldProps$1 } from 'react-aria-components';
export { I18nProvider, RouterProvider } from 'react-aria-components';
import { DayOfWeek } from '@internationalized/date';
import { D as DensityName } from './type.js';
import { Space, Radius, ContainerSize, FontSize, FontWeight } from './tokens/index.js';
export { b as DENSITIES } from './type.js';
import * as lucide from 'lucide';

declare const BUTTON_TONES: readonly ["primary", "secondary", "quiet", "danger"];
declare const BUTTON_SIZES: readonly ["standard", "small"];
declare const BUTTON_WIDTHS: readonly ["content", "full"];
interface ButtonProps extends Omit<ButtonProps$1, 'className' | 'style' | 'children'> {
    /** How much weight it has: one `primary` to a view, `danger` for what can't be taken back. */
    tone?: (typeof BUTTON_TONES)[number] | undefined;
    /** `small` is lower, for buttons in rows and beside text; `standard` by default. */
    size?: (typeof BUTTON_SIZES)[number] | undefined;
    /** `full` is as wide as what it stands in; `content`, as wide as its words, by default. */
    width?: (typeof BUTTON_WIDTHS)[number] | undefined;
    /** An icon before the words; it is decoration, the words are the name. */
    icon?: ReactNode;
    /** The button element, to give it focus or to measure it. */
    ref?: Ref<HTMLButtonElement> | undefined;
    /** A verb and what it acts on, "Record a payment"; while pending the same verb, "Recording…". */
    children: ReactNode;
}
/**
 * Does something on this page; to go to another one, use Link or LinkButton. While `isPending` it stays focused and
 * says that it is pending.
 */
declare function Button({ tone, size, width, icon, children, ...props }: ButtonProps): react.JSX.Element;

declare const BUTTON_GROUP_ALIGNMENTS: readonly ["start", "center", "end"];
interface ButtonGroupProps {
    /** What the buttons have in common, where the text around doesn't say it; for screen readers. */
    label?: string | undefined;
    /** Where the buttons stand when there is room to spare; `start` by default. */
    align?: (typeof BUTTON_GROUP_ALIGNMENTS)[number] | undefined;
    /** Button, IconButton, LinkButton, MenuButton. */
    children: ReactNode;
}
/** Related buttons side by side. Each is a Tab stop of its own; they wrap where it is narrow. */
declare function ButtonGroup({ label, align, children }: ButtonGroupProps): react.JSX.Element;

/** One thing that can be done or gone to. */
interface PaletteItem<Id extends string = string> {
    id: Id;
    label: string;
    /** Words that distinguish it from items with the same label: a date of birth, a place. */
    hint?: string | undefined;
    icon?: ReactNode;
    /** The keys that do the same, as in `aria-keyshortcuts`: "Control+N". The screen wires them. */
    shortcut?: string | undefined;
}
/** Things of one kind under a heading. */
interface PaletteSection<Id extends string = string> {
    id: string;
    label: string;
    items: readonly PaletteItem<Id>[];
}

interface CommandPaletteProps<Id extends string = string> {
    /** What is found here: the name of the dialog, of its box and of its list. */
    label: string;
    /** Whether it lies over the page; its owner opens it, by a shortcut or a button. */
    isOpen: boolean;
    /** Called with false by Escape in the empty box, the cross or a press beside it, and before `onAction`. */
    onOpenChange: (isOpen: boolean) => void;
    /**
     * The text in the box, controlled by its owner, who also decides whether the palette opens with an empty box the next
     * time.
     */
    query: string;
    /** The owner finds what goes with it, here or on the server, and hands over new `sections`. */
    onQueryChange: (query: string) => void;
    /** What was found, by kind and in the order of the list; those without items are left out. */
    sections: readonly PaletteSection<Id>[];
    /** One was chosen; the palette has closed. */
    onAction: (id: Id) => void;
    /** While the search goes on: "Searching…" is spoken, and shown as long as nothing is found. */
    isLoading?: boolean;
    /** Shown and spoken when nothing is found: what to do instead. */
    emptyText: string;
    /** What could be typed, seen while the box is empty; never the label. */
    placeholder?: string;
}
/** Finds anything by a few letters and does it, without the pointer; Escape clears what was typed, then closes. */
declare function CommandPalette<Id extends string>(props: CommandPaletteProps<Id>): react.JSX.Element;

declare const TOOLTIP_PLACEMENTS: readonly ["top", "bottom", "start", "end"];
interface TooltipProps {
    /** A few words that add to the name; never something that can't be had elsewhere. */
    content: string;
    /** On which side it shows; `top` by default, or the opposite one for want of room. */
    placement?: (typeof TOOLTIP_PLACEMENTS)[number];
    /** Hides the tooltip, for a control whose words are visible already; the control itself is not disabled. */
    isDisabled?: boolean;
    /** One Button, Link or other control of this design system. */
    children: ReactElement;
}
/** Words beside a control while it is pointed at or focused; Escape puts them away. */
declare function Tooltip({ content, placement, isDisabled, children }: TooltipProps): react.JSX.Element;

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'width' | 'aria-label'> {
    /** A verb and what it acts on; the name, and the words of the tooltip. */
    label: string;
    /** A widely known Icon, without a label; a turning ring replaces it while pending. */
    icon: ReactNode;
    /** Where its words show; `top` by default, and opposite where there is no room. */
    tooltipPlacement?: TooltipProps['placement'];
}
/** A button that is just an icon, with its label in a tooltip; Button where there is room for words. */
declare function IconButton({ label, icon, tone, size, tooltipPlacement, ...props }: IconButtonProps): react.JSX.Element;

declare const LINK_TONES: readonly ["standalone", "inline", "quiet"];
interface LinkProps extends Omit<LinkProps$1, 'className' | 'style' | 'children' | 'render'> {
    /** Where it leads; a path of the application or a whole URL. */
    href: string;
    /** `inline` within a sentence, `standalone` by itself, `quiet` where its place already says that it leads on. */
    tone?: (typeof LINK_TONES)[number] | undefined;
    /** Names the place, "Open client", so that it is understood out of its sentence; never "here". */
    children: ReactNode;
}
/** Leads to another page; to do something on this one, use Button. */
declare function Link({ tone, children, ...props }: LinkProps): react.JSX.Element;

interface LinkButtonProps extends Omit<LinkProps$1, 'className' | 'style' | 'children' | 'render'> {
    /** Where it leads; a path of the application or a whole URL. */
    href: string;
    /** How much weight it has; `secondary` by default, and one `primary` to a view. */
    tone?: (typeof BUTTON_TONES)[number] | undefined;
    /** `small` is lower, for rows and beside text; `standard` by default. */
    size?: (typeof BUTTON_SIZES)[number] | undefined;
    /** `full` is as wide as what it stands in; `content`, as wide as its words, by default. */
    width?: (typeof BUTTON_WIDTHS)[number] | undefined;
    /** An icon before the words; it is decoration, the words are the name. */
    icon?: ReactNode;
    /** A verb and what it leads to, "New invoice"; the name. */
    children: ReactNode;
}
/** Leads elsewhere with the weight of a button, like "New invoice" at the top of a list. */
declare function LinkButton({ tone, size, width, icon, children, ...props }: LinkButtonProps): react.JSX.Element;

declare const MENU_ITEM_TONES: readonly ["normal", "danger"];
declare const MENU_SELECTION_MODES: readonly ["single", "multiple"];
declare const MENU_PLACEMENTS: readonly ["bottom start", "bottom end", "top start", "top end"];
type MenuPlacement = (typeof MENU_PLACEMENTS)[number];
/** One action of a menu, with `href` one way elsewhere, or with `items` the way to further actions. */
interface MenuAction<Id extends string = string> {
    id: Id;
    label: string;
    icon?: ReactNode;
    tone?: (typeof MENU_ITEM_TONES)[number];
    isDisabled?: boolean;
    /** A quiet second line: what it does, or why it can't. */
    description?: string | undefined;
    href?: string;
    /** The keys that do the same without the menu, as in `aria-keyshortcuts`: "Control+P". The screen wires them. */
    shortcut?: string | undefined;
    /** A submenu; the action itself then only opens it. Ids are unique in the whole menu. */
    items?: readonly MenuAction<Id>[];
}
/** Actions under a heading; without a label only a line sets them apart. */
interface MenuGroup<Id extends string = string> {
    id: string;
    label?: string;
    description?: string;
    items: readonly MenuAction<Id>[];
    selectionMode?: never;
}
/** One thing that a menu switches on and off, or chooses. */
type MenuChoice<Id extends string = string> = Pick<MenuAction<Id>, 'id' | 'label' | 'icon' | 'isDisabled' | 'description' | 'shortcut'>;
/** A section that is ticked rather than done: one of its items, or any number of them. */
interface MenuChoices<Id extends string = string> {
    id: string;
    label: string;
    description?: string;
    selectionMode: (typeof MENU_SELECTION_MODES)[number];
    selectedKeys: readonly Id[];
    /** Those that are ticked now, in the order of the items. */
    onSelectionChange: (keys: Id[]) => void;
    items: readonly MenuChoice<Id>[];
}
type MenuSectionContent<Id extends string = string> = MenuGroup<Id> | MenuChoices<Id>;
/** What every menu takes: a flat list of actions, or sections of them. */
type MenuContent<Id extends string = string> = {
    /** An action was chosen; a tick goes to its section's `onSelectionChange` instead. */
    onAction?: ((id: Id) => void) | undefined;
} & ({
    /** The actions, in one flat list; or `sections` of them. */
    items: readonly MenuAction<Id>[];
    /** The actions in groups, and things to tick; or one flat list of `items`. */
    sections?: never;
} | {
    /** The actions in groups, and things to tick; or one flat list of `items`. */
    sections: readonly MenuSectionContent<Id>[];
    /** The actions, in one flat list; or `sections` of them. */
    items?: never;
});

type MenuProps<Id extends string = string> = MenuContent<Id> & {
    /** The name of what opens it: "Actions for invoice INV-1042". */
    label: string;
    /** What is seen of it; three dots unless given. */
    trigger?: ReactNode;
    /** Where it opens, seen from its button; `bottom end` by default, or the other way for want of room. */
    placement?: MenuPlacement;
    /** Disables it and takes it out of the Tab order; do not render it at all where it would never open. */
    isDisabled?: boolean;
};

/** Several actions behind one small control; MenuButton where there is room for words. */
declare function Menu<Id extends string>(props: MenuProps<Id>): react.JSX.Element;

type MenuButtonProps<Id extends string = string> = MenuContent<Id> & Pick<ButtonProps, 'tone' | 'size' | 'icon' | 'isDisabled' | 'isPending'> & {
    /** The words on the button; its name. */
    label: string;
    /** Where it opens, seen from the button; `bottom start` by default, or the other way for want of room. */
    placement?: MenuPlacement;
};
/** A button with words that opens several actions of equal weight. */
declare function MenuButton<Id extends string>(props: MenuButtonProps<Id>): react.JSX.Element;

interface ToggleButtonProps {
    /** Whether it is on; its owner controls that. */
    isSelected: boolean;
    /** Called with the other state at every press; do it at once, without a button to save. */
    onChange: (isSelected: boolean) => void;
    /** `small` where it stands among dense things, like above a table; `standard` by default. */
    size?: (typeof BUTTON_SIZES)[number] | undefined;
    /** An icon before the words; it is decoration, the words are the name. */
    icon?: ReactNode;
    /** Disables it and takes it out of the Tab order; say nearby why. */
    isDisabled?: boolean;
    /** What is on while it is pressed in; the same words in both states. */
    children: ReactNode;
}
/** Turns one thing on and off, at once; its words stay the same, and being on is said as "pressed". */
declare function ToggleButton({ size, icon, children, ...props }: ToggleButtonProps): react.JSX.Element;

interface ToggleOption<Id extends string = string> {
    id: Id;
    label: string;
    icon?: ReactNode;
    isDisabled?: boolean;
}
interface ToggleButtonGroupProps<Id extends string = string> {
    /** What is switched; for screen readers. */
    label: string;
    /** The buttons in their order; the words of each are the same on and off. */
    options: readonly ToggleOption<Id>[];
    /** The ids of those that are on, in any order; none or all of them may be. */
    selectedKeys: readonly Id[];
    /** Those that are on now, in the order of the options. */
    onSelectionChange: (keys: Id[]) => void;
    /** `small` where they stand among dense things, like above a table; `standard` by default. */
    size?: (typeof BUTTON_SIZES)[number] | undefined;
    /** Disables all of them; for a single one, set it on the option. */
    isDisabled?: boolean;
}
/** Several things of a kind, each on or off at once; SegmentedControl when exactly one is on. */
declare function ToggleButtonGroup<Id extends string>(props: ToggleButtonGroupProps<Id>): react.JSX.Element;

interface ToolbarProps {
    /** Names the toolbar. */
    label: string;
    /** Three or more controls that act on the same thing; no text field, which Left and Right would leave. */
    children: ReactNode;
}
/** Several controls behind one Tab stop; the arrow keys move between them. */
declare function Toolbar({ label, children }: ToolbarProps): react.JSX.Element;

/** How an event looks: `tentative` is dashed, `muted` ended or called off and struck, `done` ticked. */
declare const TIME_GRID_LOOKS: readonly ["solid", "tentative", "muted", "done"];
type TimeGridLook = (typeof TIME_GRID_LOOKS)[number];
/** Something that takes time, from one instant to another (ISO 8601), or whole days. */
interface TimeGridEvent {
    id: string;
    title: string;
    /** A second, quieter line. */
    detail?: string | undefined;
    start: string;
    end: string;
    /** Which of the eight calendar colours; others wrap around. */
    colorIndex: number;
    look?: TimeGridLook | undefined;
    /** The state in words; part of the event's name. */
    statusWord: string;
    isMovable?: boolean | undefined;
    /** Takes whole days: `start` and `end` are its first and its last date, `YYYY-MM-DD`. */
    isAllDay?: boolean | undefined;
    /** The id of the resource that it belongs to; with `resources`, an event without one is shown in every column. */
    resourceId?: string | undefined;
}
/** A person or thing with its own column beside the others: a clinician, a room. */
interface TimeGridResource {
    id: string;
    label: string;
    /** Which of the eight calendar colours marks the column; others wrap around. */
    colorIndex?: number | undefined;
}
/** Where an event is moved to, as instants; with `resources` also to whom. */
interface TimeSpan {
    start: string;
    end: string;
    resourceId?: string;
}
/** An opening in wall-clock hours: `{ opens: '09:00', closes: '17:00' }`; midnight at the end is `'24:00'`. */
interface OpenHours {
    opens: string;
    closes: string;
}
/** What a part of a day is taken by, such as a meeting, in wall-clock times; midnight at the end is `'24:00'`. */
interface SlotNote {
    from: string;
    to: string;
    /** In a few words, like "Team meeting". */
    label: string;
}
/** What is special about a day: a holiday, a day when the practice is closed. */
interface DayNote {
    label: string;
    /** Its slots are shaded and said to be closed, whatever the business hours are. */
    isClosed: boolean;
}

/** What is counted: `{ one: 'appointment', other: 'appointments' }`. */
interface EventWords {
    one: string;
    other: string;
}

declare const AGENDA_HEADING_LEVELS: readonly [2, 3];
type AgendaHeadingLevel = (typeof AGENDA_HEADING_LEVELS)[number];
interface AgendaListProps {
    /** Names the list: "Week of November 16". */
    label: string;
    /** The dates shown, `YYYY-MM-DD`, ascending. */
    days: readonly string[];
    /** IANA zone whose wall clock the times follow. */
    timeZone: string;
    /** In any order; each stands on every one of the `days` that it touches, earliest first. */
    events: readonly TimeGridEvent[];
    /** The current instant; without it nothing is marked as now or today. */
    now?: string | undefined;
    /** Called with the id of the event that was pressed; without it events are plain text. */
    onOpen?: ((eventId: string) => void) | undefined;
    /** What else can be done with an event, behind three dots. */
    actions?: ((event: TimeGridEvent) => MenuContent | undefined) | undefined;
    /** Said when there is no event on any of the days. */
    emptyText?: string | undefined;
    /** What a day counts: `{ one: 'appointment', other: 'appointments' }`. */
    eventWords?: EventWords | undefined;
    /** The level of the days' headings; the parts of a long day are one below. */
    headingLevel?: AgendaHeadingLevel | undefined;
}

/** Days of events as headings and lists: an equal view of what a grid shows, in the order of time. */
declare function AgendaList(props: AgendaListProps): react.JSX.Element;

/** What every field takes, whatever it holds. */
interface FieldProps {
    /** Names the field; always visible unless `isLabelHidden`. */
    label: string;
    /** Hides the label visually; screen readers still read it. For a search box beside its own heading. */
    isLabelHidden?: boolean;
    /** Help that is read with the field. */
    description?: ReactNode;
    /** What is wrong and how to put it right; its presence marks the field invalid. */
    errorMessage?: string | undefined;
    /**
     * Says to screen readers that the field is required, where the kind of control allows it. It is not shown, and its
     * owner does the checking.
     */
    isRequired?: boolean;
    /** Says "(optional)" after the label; required fields carry no mark. */
    isOptional?: boolean;
    /** Takes no input; what it holds stays in sight. */
    isDisabled?: boolean;
    /** What an error's `field` in a Form calls it, to lead there. */
    name?: string;
    /** The id of the control, or of the group of them; what an error's `fieldId` in a Form calls it. */
    id?: string;
    /** Takes focus when it appears; for one field of a page at most, where filling it in is what the page is for. */
    autoFocus?: boolean;
}

interface CalendarProps extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'description' | 'errorMessage' | 'isDisabled' | 'name' | 'autoFocus'> {
    /** `YYYY-MM-DD`. */
    value: string | null;
    /** Called with the day that was chosen, as `YYYY-MM-DD`. */
    onChange: (value: string) => void;
    /** The first day that can be chosen, `YYYY-MM-DD`; any earlier one can't be reached. */
    minValue?: string;
    /** The last day that can be chosen, `YYYY-MM-DD`; any later one can't be reached. */
    maxValue?: string;
    /** Asked for each day as `YYYY-MM-DD`; one that can't be chosen can still be reached and is said to be so. */
    isDateUnavailable?: (date: string) => boolean;
}
/** A month that stays in sight to choose a day from; where it may open on demand use DatePicker. */
declare function Calendar(props: CalendarProps): react.JSX.Element;

interface MoveEventDialogProps {
    /** What is to be moved; the fields begin with its date, its start and how long it takes. */
    event: TimeGridEvent;
    /** IANA zone whose wall clock is asked for. */
    timeZone: string;
    /** Those it can be moved to; without them only the time is asked for. */
    resources?: readonly TimeGridResource[] | undefined;
    /** What each of them is: "Clinician". */
    resourceWord?: string;
    /** As TimeGrid's. The dialog waits for a promise and closes; when it is rejected it stays, with all that was typed. */
    onMove: (eventId: string, to: TimeSpan) => void | Promise<unknown>;
    /** Called when the event has moved, and when the dialog is cancelled; stop rendering the dialog then. */
    onClose: () => void;
}
/** Moves an event of a TimeGrid by fields instead of by dragging. */
declare function MoveEventDialog(props: MoveEventDialogProps): react.JSX.Element;

type TimeGridNavigation = 'previous-week' | 'next-week' | 'today';
interface TimeGridHandle {
    /** Focuses where the keyboard was last. */
    focus: () => void;
    /** Focuses an event if it is shown. */
    focusEvent: (eventId: string) => void;
    /** Focuses the event that comes next in time, or before, also on another of the days shown; false where none does. */
    focusNextEvent: (step: 1 | -1) => boolean;
    /** Where the keyboard is: the date (`YYYY-MM-DD`), and whose column where each has one. */
    focusedColumn: () => {
        date: string;
        resourceId?: string | undefined;
    };
}
interface TimeGridProps {
    /** Names the grid: "Week of November 16". */
    label: string;
    /** The columns, `YYYY-MM-DD`. */
    days: readonly string[];
    /** Side by side in every day, each with a column; events say whose they are by `resourceId`. */
    resources?: readonly TimeGridResource[] | undefined;
    /** IANA zone whose wall clock the rows follow. */
    timeZone: string;
    /** What takes time on these days; events of other days may be among them and cost next to nothing. */
    events: readonly TimeGridEvent[];
    /** Minutes from row to row; divides 60. */
    slotMinutes?: number;
    /** First and last hour shown; they widen so that no event is hidden. */
    dayStartHour?: number;
    /** The hour at which the rows end, 24 for midnight; 18 by default, and later for a late event. */
    dayEndHour?: number;
    /** Times outside are shaded; without it none are. With `resources` each may have hours of their own. */
    businessHours?: ((day: string, resourceId?: string) => readonly OpenHours[]) | undefined;
    /** Names a day that is special, such as a holiday, in its header and in each of its cells. */
    dayNotes?: ((day: string) => DayNote | null) | undefined;
    /** Names parts of a day that are taken without an event, in the slots that they touch. With `resources` each may have its own. */
    slotNotes?: ((day: string, resourceId?: string) => readonly SlotNote[]) | undefined;
    /** The current instant; without it there is no now line and no today. */
    now?: string | undefined;
    /** What a cell counts: `{ one: 'appointment', other: 'appointments' }`. */
    eventWords?: {
        one: string;
        other: string;
    };
    /** Said when there is no event. */
    emptyText?: string;
    /** The slot (its first instant) where the keyboard is; setting it moves the keyboard there. */
    focusedSlot?: string | undefined;
    /** Called with the first instant of the slot when the keyboard goes to another; not in the row of whole days. */
    onFocusedSlotChange?: ((start: string) => void) | undefined;
    /** A slot was pressed; without it slots do nothing. */
    onCreate?: ((start: string, end: string, resourceId?: string) => void) | undefined;
    /** A day was pressed in the row above the times; with it the row is always there. */
    onCreateAllDay?: ((date: string, resourceId?: string) => void) | undefined;
    /** An event was pressed, by pointer, by key or by "Open" in its menu; without it events can only be read. */
    onOpen?: ((eventId: string) => void) | undefined;
    /**
     * Called with a moved event and where to; without it events can't be moved. While a returned promise is pending the
     * event shows at its new time; a rejection moves it back.
     */
    onMove?: ((eventId: string, to: TimeSpan) => void | Promise<unknown>) | undefined;
    /** Without dragging: with it an event that may be moved has a menu, whose “Move…” asks for a dialog of yours. */
    onMoveRequest?: ((eventId: string) => void) | undefined;
    /** PageUp, PageDown and `t`; show other `days` and the keyboard stays on the time of day. */
    onNavigate?: ((by: TimeGridNavigation, from: {
        date: string;
        time: string;
    }) => void) | undefined;
    /** Brings the keyboard back from elsewhere: `focus()`, `focusEvent(id)` for one event, `focusNextEvent(1)` for the next. */
    ref?: Ref<TimeGridHandle> | undefined;
}

type MonthGridNavigation = 'previous-month' | 'next-month' | 'today';
/** The same as for TimeGrid. */
type MonthGridHandle = TimeGridHandle;
interface MonthGridProps {
    /** Names the grid: "November 2026". */
    label: string;
    /** `YYYY-MM`. */
    month: string;
    /** IANA zone whose calendar the days follow. */
    timeZone: string;
    /** What the month holds, the same as for TimeGrid; those of other months may be among them. */
    events: readonly TimeGridEvent[];
    /** The current instant; without it there is no today. */
    now?: string | undefined;
    /** The locale's own unless given. */
    weekStartsOn?: DayOfWeek | undefined;
    /** Days that answer false are shaded and said to be closed; without it none are. */
    businessDays?: ((day: string) => boolean) | undefined;
    /** A few words about a day, like "Thanksgiving"; part of its name. */
    dayNotes?: ((day: string) => string | undefined) | undefined;
    /** The day (`YYYY-MM-DD`) where the keyboard is; setting it moves the keyboard there. */
    focusedDay?: string | undefined;
    /** Called with the day (`YYYY-MM-DD`) when the keyboard goes to another, which may be one that is not shown yet. */
    onFocusedDayChange?: ((day: string) => void) | undefined;
    /** A day is to be shown whole; without it every event of a day is shown, however many. */
    onOpenDay?: ((day: string) => void) | undefined;
    /** An event was pressed, by pointer or by key; without it events can only be read. */
    onOpen?: ((eventId: string) => void) | undefined;
    /** A day's room was pressed. */
    onCreate?: ((day: string) => void) | undefined;
    /** PageUp, PageDown, `t`, and arrows beyond the days shown; show that month and the keyboard goes there. */
    onNavigate?: ((by: MonthGridNavigation) => void) | undefined;
    /** What a day counts: `{ one: 'appointment', other: 'appointments' }`. */
    eventWords?: EventWords | undefined;
    /** Said when there is no event. */
    emptyText?: string | undefined;
    /** The level of the heading of the chosen day's list, where the room is narrow. */
    headingLevel?: AgendaHeadingLevel | undefined;
    /** Brings the keyboard back from elsewhere: `focus()`, `focusEvent(id)` for one event, `focusNextEvent(1)` for the next. */
    ref?: Ref<MonthGridHandle> | undefined;
}

/** A month of events on one keyboard-operable grid: rows are weeks, columns weekdays, one Tab stop. */
declare function MonthGrid(props: MonthGridProps): react.JSX.Element;

/** A week (or any days) of events on one keyboard-operable grid: rows are times, columns days, one Tab stop. */
declare function TimeGrid(props: TimeGridProps): react.JSX.Element;

type Politeness = 'polite' | 'assertive';
/**
 * Announces a message to screen readers. A polite message waits until the current one is read, an assertive one does
 * not.
 */
declare function announce(message: string, politeness?: Politeness): void;

/** What a message or a status amounts to; always beside a word that says it. */
declare const TONES: readonly ["info", "good", "wait", "bad", "neutral"];
type Tone = (typeof TONES)[number];

interface BannerProps {
    /** Picks the colour and the mark; the words have to say the same. */
    tone: Tone;
    /** What happened, in a few words; a strong first line, no heading. */
    title?: string | undefined;
    /** What happened, what is safe, what to do, in this order. */
    children: ReactNode;
    /** Buttons or links that help at once; beside the words, or below them where it is narrow. */
    actions?: ReactNode;
    /** Speaks at once when it appears; for what went wrong just now. */
    isAnnounced?: boolean | undefined;
}
/** Says in place what happened, what is safe and what to do. */
declare function Banner({ tone, title, children, actions, isAnnounced }: BannerProps): react.JSX.Element;

interface EmptyStateProps {
    /** What is not there, like "No invoices yet". */
    title: string;
    /** What this place is for. */
    children: ReactNode;
    /** The first step. */
    action?: ReactNode;
    /** An Icon above the words, without a label; it is decoration. */
    icon?: ReactNode;
}
/** Stands where there is nothing yet: says what the place is for and offers the first step. */
declare function EmptyState({ title, children, action, icon }: EmptyStateProps): react.JSX.Element;

/** Content that arrives within this time is never announced as loading. */
declare const LOADING_DELAY_MS = 150;
interface LoadingRegionProps {
    /** What is said when it takes a while, like "Loading invoices…". */
    label: string;
    /** Marks the region as busy; the label is said only after 150 ms of it. */
    isLoading: boolean;
    /** Skeletons while loading, the content afterwards. */
    children: ReactNode;
}
/** Says politely that something is on its way, once, and marks the region as busy. */
declare function LoadingRegion({ label, isLoading, children }: LoadingRegionProps): react.JSX.Element;

interface MeterProps {
    /** What is measured, like "Working hours booked". */
    label: string;
    /** What was measured, in the unit of the two bounds; `valueLabel` says it in words. */
    value: number;
    /** The least that the measure can be, where the track is empty. */
    minValue: number;
    /** The most that the measure can be, where the track is full. */
    maxValue: number;
    /** The value in words, with its unit and, where there is a tone, what it amounts to: "8 of 27, mild". */
    valueLabel: string;
    /** Agrees with the words; it never says anything alone. */
    tone?: Tone | undefined;
}
/** A measurement within known bounds; for something that goes on, use ProgressBar. */
declare function Meter({ label, value, minValue, maxValue, valueLabel, tone }: MeterProps): react.JSX.Element;

interface ProgressBarProps {
    /** What is going on, like "Uploading intake.pdf". */
    label: string;
    /** How much is done, from 0 to 1; without it, it is not known. */
    value?: number | undefined;
    /** How much is done in words, like "3 of 12 files"; a percentage unless given. */
    valueLabel?: string | undefined;
}
/** How far something that takes a while has come; for a measurement that stands still, use Meter. */
declare function ProgressBar({ label, value, valueLabel }: ProgressBarProps): react.JSX.Element;

declare const SKELETON_SHAPES: readonly ["line", "block", "row"];
interface SkeletonProps {
    /** `line` for a line of text, `row` as high as a control, `block` for a picture or a chart (8 rem). */
    shape: (typeof SKELETON_SHAPES)[number];
    /** Any CSS length; the full width by default. */
    width?: string | undefined;
    /** Any CSS length; what goes with the shape by default. */
    height?: string | undefined;
    /** How many of them, one under another; 1 by default. */
    count?: number | undefined;
}
/** The outline of what is coming, after 150 ms; silent, so put it in a LoadingRegion that speaks. */
declare function Skeleton({ shape, width, height, count }: SkeletonProps): react.JSX.Element;

interface SpinnerProps {
    /** What is being waited for, shown and spoken. */
    label: string;
}
/** Waiting with nothing known of what will come; where its outline is known, use Skeleton. */
declare function Spinner({ label }: SpinnerProps): react.JSX.Element;

/** Where toasts appear; mounted once, at the end of the application. F6 leads into it and back. */
declare function ToastRegion(): false | react.JSX.Element;

declare const TOAST_TONES: readonly ["good", "info", "bad"];
interface ToastMessage {
    /** What was done: "Appointment moved to Wed, Nov 18". */
    title: string;
    tone?: (typeof TOAST_TONES)[number];
    /** A verb: "Undo". */
    actionLabel?: string;
    onAction?: () => void;
}
/** What ToastRegion shows. */
declare const toasts: UNSTABLE_ToastQueue<ToastMessage>;
/** Confirms what was just done and is said politely; returns a key for `toasts.close`. */
declare function showToast({ timeoutMs, ...message }: ToastMessage & {
    timeoutMs?: number;
}): string;

interface CheckboxProps extends Pick<CheckboxFieldProps, 'isSelected' | 'onChange' | 'isIndeterminate' | 'isRequired' | 'isDisabled' | 'name' | 'value' | 'autoFocus' | 'id'> {
    /** The words beside the box; they are its name. */
    children: ReactNode;
    /** Help under the words that is read with the box. */
    description?: ReactNode;
    /** What is wrong and how to put it right; unless empty it marks the box invalid. */
    errorMessage?: string | undefined;
}
/** Yes or no to one thing, saved with the form. */
declare function Checkbox({ children, description, errorMessage, ...props }: CheckboxProps): react.JSX.Element;

/** One of several answers. */
interface ChoiceOption<Id extends string = string> {
    id: Id;
    label: string;
    description?: string;
    isDisabled?: boolean;
}
interface CheckboxGroupProps<Id extends string = string> extends Omit<FieldProps, 'autoFocus'> {
    /** The answers in the order in which they stand; up to seven or so, a MultiSelect for more. */
    options: readonly ChoiceOption<Id>[];
    /** The ids of the ticked ones, in any order; empty for none. */
    value: readonly Id[];
    /** Called with the ids of all that are ticked now, in the order of the options. */
    onChange: (value: Id[]) => void;
}
/** Any number of several answers. */
declare function CheckboxGroup<Id extends string>({ options, value, onChange, ...props }: CheckboxGroupProps<Id>): react.JSX.Element;

/** One thing to choose; its label is also what is typed to reach it. */
interface ListOption<Id extends string = string> {
    id: Id;
    label: string;
    description?: string | undefined;
    isDisabled?: boolean;
}

declare const COMBO_BOX_FILTERS: readonly ["contains", "none"];
interface ComboBoxProps<Id extends string = string> extends FieldProps {
    /** What can be chosen: all there is, or with `filter="none"` what the server found for the text. */
    items: readonly ListOption<Id>[];
    /** The text in the box, controlled by its owner: the letters while typing, the label of the chosen item. */
    inputValue: string;
    /** Called with the whole text, whether typing or choosing changed it; hand it back as `inputValue`. */
    onInputChange: (value: string) => void;
    /** The id of the chosen item, `null` for none; it stays chosen when the server's next answer lacks it. */
    selectedKey: Id | null;
    /** `null` when the text is cleared. The chosen label is also handed to `onInputChange`. */
    onSelectionChange: (key: Id | null) => void;
    /** `none` when the server does the finding. */
    filter?: (typeof COMBO_BOX_FILTERS)[number];
    /** While the server searches: the open list says "Searching…", aloud once it takes half a second. */
    isLoading?: boolean;
    /** Shown and spoken when nothing is found: what to do instead. */
    emptyText?: string;
    /** An example, never the label; avoid it where a description does. */
    placeholder?: string;
}

/** One answer found by typing, from a list at hand or from the server. */
declare function ComboBox<Id extends string>(props: ComboBoxProps<Id>): react.JSX.Element;

interface DateFieldProps extends FieldProps {
    /** `YYYY-MM-DD`. */
    value: string | null;
    /** `null` while the date is not whole. */
    onChange: (value: string | null) => void;
    /** The first date allowed, `YYYY-MM-DD`; an earlier one can be typed and is called an error. */
    minValue?: string;
    /** The last date allowed, `YYYY-MM-DD`; a later one can be typed and is called an error. */
    maxValue?: string;
}
/** A date known by heart, like a birthday: typed, without a calendar. */
declare function DateField(props: DateFieldProps): react.JSX.Element;

type DatePickerProps = DateFieldProps;
/** A date near today: typed, or chosen from a calendar. */
declare function DatePicker({ value, onChange, minValue, maxValue, ...props }: DatePickerProps): react.JSX.Element;

/** The first and the last day of a period, both in it, as `YYYY-MM-DD`. */
interface DateRange {
    start: string;
    end: string;
}

/** A period that people choose often. */
interface DateRangePreset {
    id: string;
    /** "Last 30 days". */
    label: string;
    range: DateRange;
}

interface DateRangePickerProps extends Omit<FieldProps, 'name'> {
    /** Names the field for a form's error summary. */
    name?: string;
    /** The first and the last day, both in it, as `YYYY-MM-DD`; `null` for none. */
    value: DateRange | null;
    /** `null` while one of the dates is not whole. */
    onChange: (value: DateRange | null) => void;
    /** Periods that people choose often, as buttons beside the calendar. */
    presets?: readonly DateRangePreset[];
    /** The first day allowed, `YYYY-MM-DD`; an earlier one can be typed and is called an error. */
    minValue?: string;
    /** The last day allowed, `YYYY-MM-DD`; a later one can be typed and is called an error. */
    maxValue?: string;
}
/** From one day to another: typed, chosen from a calendar, or one of the periods that are asked for often. */
declare function DateRangePicker(props: DateRangePickerProps): react.JSX.Element;

declare const FIELD_GROUP_COLUMNS: readonly [1, 2, 3];
interface FieldGroupProps {
    /** What the fields are about; read before each of them. */
    legend: string;
    /** Hides the legend visually; screen readers still read it. For fields beside their own heading. */
    isLegendHidden?: boolean;
    /** The most columns; fewer where there is no room. */
    columns?: (typeof FIELD_GROUP_COLUMNS)[number];
    /** The fields in reading order, which goes along the columns. */
    children: ReactNode;
}
/** Fields that belong together under one name. */
declare function FieldGroup({ legend, isLegendHidden, columns, children }: FieldGroupProps): react.JSX.Element;

declare const UPLOAD_STATES: readonly ["waiting", "sending", "done", "failed"];
/** One file on its way, as its owner knows it. */
interface UploadFile {
    id: string;
    name: string;
    bytes: number;
    state: (typeof UPLOAD_STATES)[number];
    /** From 0 to 1, while it is being sent. */
    progress?: number | undefined;
    /** Why it failed and what to do, or a word on what became of it. */
    message?: string | undefined;
}

interface FileUploadProps extends Pick<FieldProps, 'label' | 'description' | 'errorMessage' | 'isOptional' | 'isDisabled' | 'name' | 'id'> {
    /** Kinds as an input takes them: "application/pdf", "image/*", ".docx"; every kind when empty. */
    accept: readonly string[];
    /** The most bytes of one file; said in words, so that 10,000,000 is "10 MB". */
    maxBytes: number;
    /** Lets several be added; otherwise one in all, and a second is refused until that is removed. */
    isMultiple?: boolean;
    /** What was added so far, as its owner sends it on. */
    files: readonly UploadFile[];
    /** Called with what may be added; what may not is refused here, with its reason. */
    onAdd: (files: File[]) => void;
    /** Called with the id of a file whose cross was pressed; take it out of `files`, and stop sending it. */
    onRemove: (id: string) => void;
    /** Called with the id of a failed file that is to be sent again; without it there is no such button. */
    onRetry?: (id: string) => void;
}
/** Files chosen, dropped or pasted, and how far each has come; sending them is its owner's. */
declare function FileUpload(props: FileUploadProps): react.JSX.Element;

/** One thing to put right; without a `path` it is said but leads nowhere. */
interface FormError {
    /** The field's `name`. */
    path?: string;
    /** @deprecated Use `path`. */
    field?: string;
    /** The id of the control, when the field has no name. */
    fieldId?: string;
    message: string;
}
/** The field that an error names: by its name, which was called `field` before, or by an id. */
interface NamedField {
    path?: string | undefined;
    field?: string | undefined;
    fieldId?: string | undefined;
}
/** Moves focus into the field that an error names; false when there is none `within`, which is a form or holds one. */
declare function focusField(within: HTMLElement, { field, path, fieldId }: NamedField): boolean;

interface FormProps {
    /** Called when the form is sent by its button, by Enter, or by Ctrl/⌘+Enter from anywhere in it. */
    onSubmit: () => void;
    /** While it is being saved, sending it again does nothing. */
    isPending?: boolean;
    /** What has to be put right; shown above the fields, and focused after a try to send. */
    errors?: readonly FormError[];
    /** Heads the errors; how many things need attention unless given. */
    errorTitle?: string;
    /** Names the form as a landmark. */
    label?: string;
    /** The id of the form element, so that a button outside of it can send it by `form`. */
    id?: string;
    /** The fields, in FieldGroups where there are many. */
    children: ReactNode;
    /** The buttons, the sending one with `type="submit"`. */
    footer?: ReactNode;
}
/** Fields that are sent together. */
declare function Form({ onSubmit, isPending, footer, children, ...props }: FormProps): react.JSX.Element;

/**
 * Gives what sends a form by another way than its button, like “Save mine over theirs”: nothing is sent while it is being
 * saved, nor while a field holds a text that is no value, which is said as after any try to send.
 */
declare const useSendForm: () => ((send: () => void) => void);

interface MoneyFieldProps extends FieldProps {
    /** Whole cents, or nothing yet. */
    valueCents: number | null;
    /** Called with every key; `null` while the text is empty or no amount. */
    onChangeCents: (cents: number | null) => void;
    /** ISO 4217. */
    currency: string;
    /** The most, in whole cents; more can be typed and is handed over, with a message that says so. */
    maxCents?: number;
}
/** An amount of money: "120.5" is 120.50. It never holds a fraction of a cent. */
declare function MoneyField({ valueCents, onChangeCents, currency, maxCents, ...props }: MoneyFieldProps): react.JSX.Element;
/**
 * The cents that a typed amount means; `null` for nothing, `undefined` for no amount. A comma stands between thousands
 * and nowhere else: `1,00` may be one dollar or a hundred, and is no amount. Never rounds and never guesses.
 */
declare function centsFromText(text: string): number | null | undefined;

interface MultiSelectProps<Id extends string = string> extends FieldProps {
    /** What can be chosen, or what the server has found; at first with what is chosen already, whose words the tags need. */
    items: readonly ListOption<Id>[];
    /** In the order in which they were chosen. */
    selectedKeys: readonly Id[];
    /** Called with all that are chosen now, the latest last, whenever one is added or taken away. */
    onSelectionChange: (keys: Id[]) => void;
    /** With `onInputChange`, the server does the finding; without, the list is filtered here. */
    inputValue?: string;
    /** Called with the text at every key, and with an empty one once something is chosen. */
    onInputChange?: (value: string) => void;
    /** The server is searching: said in place of `emptyText`, and aloud once it takes half a second. */
    isLoading?: boolean;
    /** Shown and spoken when nothing is found: what to do instead. */
    emptyText?: string;
    /** An example of what to type, never the label; what must be known stands in the description. */
    placeholder?: string;
}
/** Several answers found by typing or looking through a list; the chosen ones stand below as tags. */
declare function MultiSelect<Id extends string>(props: MultiSelectProps<Id>): react.JSX.Element;

interface NumberFieldProps extends FieldProps {
    /** The number, or `null` while there is none; never text. */
    value: number | null;
    /** Called with every key; `null` while the text is empty or no number. */
    onChange: (value: number | null) => void;
    /** The least: arrow keys stop there; less can be typed and is handed over, with a message that says so. */
    minValue?: number;
    /** The most: arrow keys stop there; more can be typed and is handed over, with a message that says so. */
    maxValue?: number;
    /** What the up and down arrows add and take away, and the Page keys ten times; it also says whether decimals are allowed. */
    step?: number;
    /** Stands after the number: "minutes". */
    unit?: ReactNode;
}
/** A count or a measure; not for codes, phone numbers or money. */
declare function NumberField({ value, onChange, minValue, maxValue, step, unit, ...props }: NumberFieldProps): react.JSX.Element;

interface OneTimeCodeFieldProps extends FieldProps {
    /** Digits only. */
    value: string;
    /** Called with digits only, at most `length` of them. */
    onChange: (code: string) => void;
    /** How many digits the code has, 6 by default; more than these are not taken. */
    length?: number;
    /** Called when the last digit comes in; where this sends the form, the description says so. */
    onComplete?: (code: string) => void;
    /** The `input` itself, for moving focus into it, like after a code that was wrong. */
    inputRef?: Ref<HTMLInputElement>;
}
/** A code from a message: one field, so that it can be pasted, filled in by the browser and corrected. */
declare function OneTimeCodeField(allProps: OneTimeCodeFieldProps): react.JSX.Element;

declare const PASSWORD_PURPOSES: readonly ["current-password", "new-password"];
interface PasswordFieldProps extends FieldProps {
    /** The password as it was typed, spaces included; an empty string while there is none. */
    value: string;
    /** Called with the whole password at every key, and when a password manager fills it in. */
    onChange: (value: string) => void;
    /** Says to a password manager whether to fill in a password or to propose one. */
    autoComplete: (typeof PASSWORD_PURPOSES)[number];
    /** Stands at the end of the label's line: the way to a forgotten password. */
    labelAction?: ReactNode;
    /** The `input` itself, for moving focus into it, like after a password that was wrong. */
    inputRef?: Ref<HTMLInputElement>;
}
/** A password, hidden until its owner asks to see it. */
declare function PasswordField({ labelAction, inputRef, ...props }: PasswordFieldProps): react.JSX.Element;

interface PhoneFieldProps extends FieldProps {
    /** Digits, after `+` where they begin with another country, and before `x12` for extension 12. */
    value: string;
    /** Called at every key with the number as `value` has it, or with the text as it was typed while it is none. */
    onChange: (value: string) => void;
    /** `tel` where people type their own number, for the browser to fill in; `off` by default. */
    autoComplete?: 'tel' | 'off';
}
/** A phone number, typed in any form and set on leaving: (###) ###-####, or +65 6123 4567 with another country. */
declare function PhoneField({ value, onChange, autoComplete, ...props }: PhoneFieldProps): react.JSX.Element;

declare const RADIO_ORIENTATIONS: readonly ["vertical", "horizontal"];
interface RadioGroupProps<Id extends string = string> extends FieldProps {
    /** All the answers, in the order in which they are read; up to about five. */
    options: readonly ChoiceOption<Id>[];
    /** The id of the chosen answer; `null` while there is none. */
    value: Id | null;
    /** Called with the id of an answer when it is pressed, and as soon as an arrow key goes to it. */
    onChange: (value: Id) => void;
    /** `horizontal` for a few short answers, which wrap where a line is too short; `vertical` by default. */
    orientation?: (typeof RADIO_ORIENTATIONS)[number];
}
/** One of a few answers, all of them in sight; from about six on, use Select. */
declare function RadioGroup<Id extends string>(props: RadioGroupProps<Id>): react.JSX.Element;

interface SearchFieldProps extends FieldProps {
    /** What is searched for; while it is an empty string `shortcut` shows, otherwise the button that clears it. */
    value: string;
    /** Called with the whole text at every key, and with an empty string when it is cleared. */
    onChange: (value: string) => void;
    /** Enter was pressed. */
    onSubmit?: (value: string) => void;
    /** An example of what can be found, never the label. */
    placeholder?: string;
    /** The key that leads here, shown while the field is empty; the screen wires it. */
    shortcut?: string;
    /** The `input` itself, for moving focus into it when the shortcut is pressed. */
    inputRef?: Ref<HTMLInputElement>;
    /** The listbox that its words open, and the option that the keys are at: the field is a combobox then. */
    list?: {
        id: string;
        isOpen: boolean;
        activeId: string | null;
    };
}
/** Finds by words; Escape clears it, and so does its button. */
declare function SearchField({ placeholder, shortcut, inputRef, list, ...props }: SearchFieldProps): react.JSX.Element;

interface SegmentedControlProps<Id extends string = string> {
    /** What is being switched; for screen readers. */
    label: string;
    /** The views in the order in which they stand; two to five, one word each. */
    options: readonly {
        id: Id;
        label: string;
        isDisabled?: boolean;
    }[];
    /** The id of the view that is shown; there is always one. */
    selectedKey: Id;
    /** Called with the id of a view when it is pressed, and as soon as an arrow key goes to it: show it at once. */
    onSelectionChange: (key: Id) => void;
    /** Disables all options; for a view that can't be shown, set `isDisabled` on its option alone. */
    isDisabled?: boolean;
}
/** Switches at once between a few views of the same thing; exactly one is on. */
declare function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>): react.JSX.Element;

interface SelectProps<Id extends string = string> extends FieldProps {
    /** All that can be chosen, in the order of the list; letters typed go to their labels. */
    items: readonly ListOption<Id>[];
    /** The id of what is chosen; `null` shows the placeholder. */
    selectedKey: Id | null;
    /** Called with the id of what was chosen; never with nothing, so an answer like "None" is an item. */
    onSelectionChange: (key: Id) => void;
    /** Shown while nothing is chosen. */
    placeholder?: string;
}

/** One of several known answers; for many, or ones that come from the server, use ComboBox. */
declare function Select<Id extends string>(props: SelectProps<Id>): react.JSX.Element;

interface SliderProps extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'description' | 'isDisabled' | 'name' | 'id'> {
    /** Where the thumb stands: from `minValue` to `maxValue`, in steps from there. */
    value: number;
    /** Called while it moves. */
    onChange: (value: number) => void;
    /** Called once it is let go; save here. */
    onChangeEnd?: (value: number) => void;
    /** The value at the start of the line; Home goes there. */
    minValue: number;
    /** The value at the end of the line; End goes there. */
    maxValue: number;
    /** What an arrow key moves it by, and how far apart the values are; 1 by default. */
    step?: number;
    /** The value in words, shown and spoken: "30 minutes". */
    formatValue?: (value: number) => string;
}
/** About how much, between two ends; where the number itself matters use NumberField. */
declare function Slider(props: SliderProps): react.JSX.Element;

interface SwitchProps extends Pick<SwitchFieldProps, 'isSelected' | 'onChange' | 'isDisabled' | 'isReadOnly' | 'name' | 'value' | 'autoFocus' | 'id'> {
    /** The words beside the track; they are its name, and stay the same on and off. */
    children: ReactNode;
    /** Help under the words, read with the switch. */
    description?: ReactNode;
    /** What is wrong and how to put it right; its presence marks the switch invalid. */
    errorMessage?: string | undefined;
}
/** On or off, at once; for a yes that is saved with a form use Checkbox. */
declare function Switch({ children, description, errorMessage, ...props }: SwitchProps): react.JSX.Element;

interface TextAreaProps extends FieldProps {
    /** The text with its line breaks; an empty string while there is none. */
    value: string;
    /** Called with the whole text at every key, line breaks and spaces as they were typed. */
    onChange: (value: string) => void;
    /** Lines shown before anything is typed. */
    rows?: number;
    /** The most characters; the browser takes no more and says nothing, so the description says it. */
    maxLength?: number;
    /** The text can be reached, read and copied, but not changed. */
    isReadOnly?: boolean;
}
/** Several lines of text; Enter makes a new line. */
declare function TextArea({ rows, ...props }: TextAreaProps): react.JSX.Element;

declare const TEXT_FIELD_TYPES: readonly ["text", "email", "tel", "url"];
interface TextFieldProps extends FieldProps, Pick<TextFieldProps$1, 'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck' | 'isReadOnly' | 'onFocus' | 'onBlur' | 'onKeyDown'> {
    /** The text; an empty string while there is none. */
    value: string;
    /** Called with the whole text at every key, spaces as they were typed. */
    onChange: (value: string) => void;
    /** Which keyboard a phone brings up; what was typed is checked by its owner; `text` by default. */
    type?: (typeof TEXT_FIELD_TYPES)[number];
    /** An example, never the label; avoid it where a description does. */
    placeholder?: string;
    /** Sets figures of one width. */
    isNumeric?: boolean;
    /** Stands inside the box, before the input: a currency sign. */
    leading?: ReactNode;
    /** Stands inside the box, after the input: a unit. */
    trailing?: ReactNode;
    /** The `input` itself, for moving focus into it. */
    inputRef?: Ref<HTMLInputElement>;
}
/** One line of text. */
declare function TextField(props: TextFieldProps): react.JSX.Element;

interface TimeFieldProps extends FieldProps {
    /** `HH:MM`, by the 24-hour clock. */
    value: string | null;
    /** `null` while the time is not whole. */
    onChange: (value: string | null) => void;
    /** Minutes that an arrow key on the minutes moves by; any minute can be typed. */
    step?: number;
    /** The earliest time, `HH:MM`; an earlier one is handed over all the same, with a message that says so. */
    minValue?: string;
    /** The latest time, `HH:MM`; a later one is handed over all the same, with a message that says so. */
    maxValue?: string;
}
/** A time of day, typed part by part. */
declare function TimeField({ value, onChange, step, minValue, maxValue, ...props }: TimeFieldProps): react.JSX.Element;

/** The id of the main landmark, for links that skip to it. */
declare const MAIN_ID = "main";
interface AppShellProps {
    /** A TopBar; it brings the button that collapses the sidebar or opens the drawer. */
    topBar: ReactNode;
    /** A SideNav. */
    sidebar: ReactNode;
    /** Narrows the sidebar to its icons; under 720 px it does nothing, since the sidebar is a drawer. */
    isSidebarCollapsed: boolean;
    /** Called with what the top bar's button asks for; under 720 px the button opens the drawer instead. */
    onSidebarCollapsedChange: (isCollapsed: boolean) => void;
    /** The page; it stands in the one `main` landmark, whose id is `MAIN_ID`. */
    children: ReactNode;
}
/** The frame of the application: skip link, header, navigation and main; under 720 px the navigation is a drawer. */
declare function AppShell(props: AppShellProps): react.JSX.Element;

interface BleedProps {
    /** The padding of what it stands in, and never more: 20 px (`xl`) in a card. */
    by: Space;
    /** What reaches the edges: a band, a picture, a table. */
    children: ReactNode;
}
/** Lets its content reach the edges of the padded box that it stands in. */
declare function Bleed({ by, children }: BleedProps): react.JSX.Element;

declare const BOX_SURFACES: readonly ["none", "canvas", "card", "sunken"];
declare const BOX_BORDERS: readonly ["none", "line", "control"];
declare const BOX_ELEMENTS: readonly ["div", "section", "article", "aside", "li", "span"];
interface BoxProps {
    /** None by default. */
    padding?: Space | undefined;
    /** What it stands on; text of every role except the tinted ones has enough contrast on each. */
    surface?: (typeof BOX_SURFACES)[number] | undefined;
    /** How round the corners are; square by default. */
    radius?: Radius | undefined;
    /** `control` is seen by itself (3:1); `line` is decoration. */
    border?: (typeof BOX_BORDERS)[number] | undefined;
    /** The element that is drawn, `div` by default; a `section` needs a heading within. */
    as?: (typeof BOX_ELEMENTS)[number] | undefined;
    /** What stands on the surface; the room between several is for Stack and Inline. */
    children: ReactNode;
}
/** Padding and a surface around its content, from the tokens. */
declare function Box({ padding, surface, radius, border, as: Element, children }: BoxProps): react.JSX.Element;

declare const HEADING_LOOKS: readonly ["page", "section", "card", "small"];
declare const HEADING_LEVELS: readonly [1, 2, 3, 4];
type HeadingLevel = (typeof HEADING_LEVELS)[number];
/** Where focus goes after the page has changed. */
declare const PAGE_HEADING_ID = "page-heading";
interface HeadingProps {
    /** Its place in the outline of the page; one below the heading above, never chosen for its look. */
    level: HeadingLevel;
    /** The look; by default the one that goes with the level. */
    look?: (typeof HEADING_LOOKS)[number] | undefined;
    /** For what is named by it; not with `isPageHeading`, which has the id `PAGE_HEADING_ID`. */
    id?: string | undefined;
    /** Makes it the one heading that takes focus when the page has changed. */
    isPageHeading?: boolean | undefined;
    /** A noun or what matters, without a full stop. */
    children: ReactNode;
}
/** A heading whose level follows the outline and whose look follows the design. */
declare function Heading({ level, look, id, isPageHeading, children }: HeadingProps): react.JSX.Element;

declare const CARD_PADDINGS: readonly ["standard", "none"];
interface CardProps {
    /** Names the region; a card without a title is not a region. */
    title?: ReactNode;
    /** 2 by default; the look stays the same. */
    headingLevel?: HeadingLevel | undefined;
    /** Buttons or a menu at the end of the title's line; without a title they are not drawn. */
    actions?: ReactNode;
    /** `none` lets the content reach the edges, like a list; the title still has its padding. */
    padding?: (typeof CARD_PADDINGS)[number] | undefined;
    /** What belongs to the subject; Bleed takes one part of it to the edges. */
    children: ReactNode;
}
/** A surface for one subject of a page, with its title and what can be done to it. */
declare function Card({ title, headingLevel, actions, padding, children }: CardProps): react.JSX.Element;

declare const COLUMN_TEMPLATES: readonly ["main-aside", "equal"];
declare const COLUMN_ALIGNMENTS: readonly ["start", "stretch"];
interface ColumnsProps {
    /** `main-aside` shares the width 3 to 2, `equal` halves it; under 1024 px both are one column. */
    template: (typeof COLUMN_TEMPLATES)[number];
    /** The distance between the two, also when one is below the other; `xl`, 20 px, by default. */
    gap?: Space | undefined;
    /** `stretch` gives both columns the height of the taller. */
    align?: (typeof COLUMN_ALIGNMENTS)[number] | undefined;
    /** Two children, in reading order. */
    children: ReactNode;
}
/** Two columns of a page that stand under one another on narrow screens. */
declare function Columns({ template, gap, align, children }: ColumnsProps): react.JSX.Element;

declare const CONTAINER_ALIGNMENTS: readonly ["start", "center"];
interface ContainerProps {
    /** `text` for what is read, `form` for what is filled in, `page` for everything else. */
    size?: ContainerSize | undefined;
    /** Where it stands when there is room to spare. */
    align?: (typeof CONTAINER_ALIGNMENTS)[number] | undefined;
    /** The content, whose width is limited; long words in it break. */
    children: ReactNode;
}
/** As wide as there is room, and no wider than is good for what it holds. */
declare function Container({ size, align, children }: ContainerProps): react.JSX.Element;

interface DensityProps {
    /** `comfortable` is the default of the product; `compact` is for people who choose it. */
    of: DensityName;
    /** What takes this density; it gets no box of its own, so the layout around stays. */
    children: ReactNode;
}
/** How large controls and their words are within, and in the menus, pickers and dialogs opened from within. */
declare function Density({ of, children }: DensityProps): react.JSX.Element;

interface DisclosureProps {
    /** What is inside, in a few words; the name of the button and of what it opens. */
    title: string;
    /** Follows the outline of the page; its look stays the same. */
    headingLevel?: HeadingLevel | undefined;
    /** Whether it is open at first; afterwards the component manages this itself. */
    isDefaultExpanded?: boolean | undefined;
    /** Whether it is open, where its owner controls that. */
    isExpanded?: boolean | undefined;
    /** Called with whether it is to be open, by its button or when the browser's search finds something inside. */
    onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
    /** The title can be read but not pressed; what is under it stays open or closed. */
    isDisabled?: boolean | undefined;
    /** For DisclosureGroup, which knows its items by it. */
    id?: string | undefined;
    /** What opens under the title; it is in the page while closed too. */
    children: ReactNode;
}
/** A heading that opens and closes what is under it; closed, it is still found by the browser's search. */
declare function Disclosure({ title, headingLevel, isDefaultExpanded, children, ...props }: DisclosureProps): react.JSX.Element;

interface DisclosureItem<Id extends string = string> {
    id: Id;
    title: string;
    content: ReactNode;
    isDisabled?: boolean;
}
interface DisclosureGroupProps<Id extends string = string> {
    /** The headings with what opens under each, in the order in which they stand. */
    items: readonly DisclosureItem<Id>[];
    /** Otherwise opening one closes the one that was open. */
    allowsMultipleExpanded?: boolean;
    /** Those that are open at first; with `expandedKeys` their owner decides throughout. */
    defaultExpandedKeys?: readonly Id[];
    /** The ids of the open items, where their owner controls them. */
    expandedKeys?: readonly Id[];
    /** Called with the ids of all that are to be open, in the order of the items. */
    onExpandedChange?: (keys: Id[]) => void;
    /** Follows the outline of the page, 3 by default; the look stays the same. */
    headingLevel?: DisclosureProps['headingLevel'];
}
/** Several headings in a row, each of which opens what is under it. */
declare function DisclosureGroup<Id extends string>(props: DisclosureGroupProps<Id>): react.JSX.Element;

interface GridProps {
    /** How narrow a column may get before there is one fewer, like `14rem`. */
    min: string;
    /** The distance between columns and between rows; `xl`, 20 px, by default. */
    gap?: Space | undefined;
    /** Things of one kind in reading order; those in one row get the same height. */
    children: ReactNode;
}
/** As many equal columns as fit, one when the page is narrower than `min`. */
declare function Grid({ min, gap, children }: GridProps): react.JSX.Element;

declare const INLINE_ALIGNMENTS: readonly ["start", "center", "baseline", "end"];
declare const INLINE_JUSTIFICATIONS: readonly ["start", "between", "end"];
interface InlineProps {
    /** The distance between them, along and across lines; `s`, 8 px, by default. */
    gap?: Space | undefined;
    /** How things of unequal height stand on their line; `center` by default. */
    align?: (typeof INLINE_ALIGNMENTS)[number] | undefined;
    /** Where unused space goes; `start`, the default, leaves it at the end. */
    justify?: (typeof INLINE_JUSTIFICATIONS)[number] | undefined;
    /** True by default: what doesn't fit goes to the next line. */
    wrap?: boolean | undefined;
    /** A few small things, in reading order. */
    children: ReactNode;
}
/** Sets one thing beside another, wrapping where there is no room. */
declare function Inline({ gap, align, justify, wrap, children }: InlineProps): react.JSX.Element;

/** What the chosen item of the list is about. */
interface SplitViewDetail {
    /** The item's id; another one is another detail. */
    id: string;
    /** The heading of the detail, which names its region. */
    title: string;
    content: ReactNode;
}
interface SplitViewProps {
    /** Names the list's region, and the way back to it: "Clients". */
    listLabel: string;
    /** What is chosen from, marking the chosen one itself; on narrow screens it is hidden, not unmounted. */
    list: ReactNode;
    /** What is chosen; `null` shows `emptyDetail`, and on narrow screens the list. */
    detail: SplitViewDetail | null;
    /** Beside the list, while nothing is chosen: an EmptyState. */
    emptyDetail: ReactNode;
    /** Names the detail's region while nothing is chosen. */
    emptyLabel?: string | undefined;
    /** The person wants the list back; only narrow screens ask for it. */
    onBack: () => void;
    /** 2 by default. */
    headingLevel?: HeadingLevel | undefined;
}
/** A list and what is chosen from it: side by side, or under 1024 px one at a time with a way back. */
declare function SplitView(props: SplitViewProps): react.JSX.Element;

interface SpreadProps {
    /** The least distance between them. */
    gap?: Space | undefined;
    /** How things of different heights stand on their line; `center` by default. */
    align?: (typeof INLINE_ALIGNMENTS)[number] | undefined;
    /** Two or more, in reading order. */
    children: ReactNode;
}
/** Sets things as far apart as their line allows, and one under another where it is too short. */
declare function Spread({ gap, align, children }: SpreadProps): react.JSX.Element;

declare const STACK_ELEMENTS: readonly ["div", "ul", "ol", "section", "article", "header", "footer"];
declare const STACK_ALIGNMENTS: readonly ["stretch", "start", "center", "end"];
interface StackProps {
    /** The distance between all, as a step of the scale; `l` (16 px) by default. */
    gap?: Space | undefined;
    /** Where narrower things stand; all are as wide as the stack (`stretch`) by default. */
    align?: (typeof STACK_ALIGNMENTS)[number] | undefined;
    /** `ul` and `ol` keep their list role without bullets; give them `li` children. */
    as?: (typeof STACK_ELEMENTS)[number] | undefined;
    /** What stands one under another, in reading order; the distance comes from `gap`, never from margins. */
    children: ReactNode;
}
/** Sets one thing under another, with the same distance between all. */
declare function Stack({ gap, align, as: Element, children }: StackProps): react.JSX.Element;

interface BreadcrumbsProps {
    /** From the widest place to this page, which comes last and needs no `href`. */
    items: readonly {
        label: string;
        href?: string | undefined;
    }[];
}
/** The way back up from a page that stands below another. */
declare function Breadcrumbs({ items }: BreadcrumbsProps): react.JSX.Element;

interface PageHeaderProps {
    /** Where you are. */
    title: ReactNode;
    /** What matters here: the count, the sum, the next thing. */
    summary?: ReactNode;
    /** The summary is loading and may take two lines on a phone: space for them is reserved, so that nothing moves. */
    isSummaryLate?: boolean;
    /** The primary action comes last. */
    actions?: ReactNode;
    /** The way back up, ending with this page; only for a page that stands below another. */
    breadcrumbs?: BreadcrumbsProps['items'] | undefined;
    /** Before the title, like an Avatar. */
    leading?: ReactNode;
    /** Beside the title, like a StatusBadge. */
    trailing?: ReactNode;
}
/** The top of every page: its one h1, which takes focus when the page has changed, and what to do here. */
declare function PageHeader({ title, summary, actions, breadcrumbs, leading, trailing, ...props }: PageHeaderProps): react.JSX.Element;

interface PagerProps {
    /** Names the group, like "Pages of invoices". */
    label: string;
    /** What is shown of how many, like "1–25 of 60"; spoken when it changes. */
    range: string;
    /** Whether anything comes before what is shown; if not, Previous is disabled. */
    hasPrevious: boolean;
    /** Whether anything comes after what is shown; if not, Next is disabled. */
    hasNext: boolean;
    /** Previous was pressed: show the page before, and say so in `range`. */
    onPrevious: () => void;
    /** Next was pressed: show the page after, and say so in `range`. */
    onNext: () => void;
}
/** Steps through a long list. Focus moves to the other button when the pressed one has led to the end. */
declare function Pager({ label, range, hasPrevious, hasNext, onPrevious, onNext }: PagerProps): react.JSX.Element;

interface PaginationProps {
    /** Names the landmark, like "Pages of clients". */
    label: string;
    /** The current page, from 1. */
    page: number;
    /** How many pages there are; a long row of them is cut to the first, the last and those around the current. */
    pageCount: number;
    /** Called with the number that was pressed, from 1; it may be that of the current page. */
    onPageChange: (page: number) => void;
}
/** Goes to a page by its number; Pager where only the next is known. */
declare function Pagination({ label, page, pageCount, onPageChange }: PaginationProps): react.JSX.Element;

/** Every icon of the product, by what it stands for. */
declare const ICON_NAMES: {
    readonly add: lucide.IconNode;
    readonly alert: lucide.IconNode;
    readonly 'arrow-right': lucide.IconNode;
    readonly bell: lucide.IconNode;
    readonly billing: lucide.IconNode;
    readonly building: lucide.IconNode;
    readonly calendar: lucide.IconNode;
    readonly 'calendar-add': lucide.IconNode;
    readonly 'calendar-move': lucide.IconNode;
    readonly cancel: lucide.IconNode;
    readonly card: lucide.IconNode;
    readonly cash: lucide.IconNode;
    readonly chart: lucide.IconNode;
    readonly check: lucide.IconNode;
    readonly 'check-circle': lucide.IconNode;
    readonly 'chevron-down': lucide.IconNode;
    readonly 'chevron-left': lucide.IconNode;
    readonly 'chevron-right': lucide.IconNode;
    readonly 'chevron-up': lucide.IconNode;
    readonly clients: lucide.IconNode;
    readonly clock: lucide.IconNode;
    readonly close: lucide.IconNode;
    readonly dashboard: lucide.IconNode;
    readonly document: lucide.IconNode;
    readonly drag: lucide.IconNode;
    readonly edit: lucide.IconNode;
    readonly error: lucide.IconNode;
    readonly external: lucide.IconNode;
    readonly filter: lucide.IconNode;
    readonly hide: lucide.IconNode;
    readonly 'id-card': lucide.IconNode;
    readonly info: lucide.IconNode;
    readonly key: lucide.IconNode;
    readonly keyboard: lucide.IconNode;
    readonly mail: lucide.IconNode;
    readonly 'map-pin': lucide.IconNode;
    readonly menu: lucide.IconNode;
    readonly more: lucide.IconNode;
    readonly move: lucide.IconNode;
    readonly phone: lucide.IconNode;
    readonly plus: lucide.IconNode;
    readonly print: lucide.IconNode;
    readonly receipt: lucide.IconNode;
    readonly reload: lucide.IconNode;
    readonly repeat: lucide.IconNode;
    readonly search: lucide.IconNode;
    readonly settings: lucide.IconNode;
    readonly show: lucide.IconNode;
    readonly sidebar: lucide.IconNode;
    readonly 'sign-out': lucide.IconNode;
    readonly sparkle: lucide.IconNode;
    readonly trash: lucide.IconNode;
    readonly undo: lucide.IconNode;
    readonly user: lucide.IconNode;
    readonly 'user-add': lucide.IconNode;
    readonly video: lucide.IconNode;
};
type IconName = keyof typeof ICON_NAMES;

/** One place below an entry of the navigation. */
interface SideNavPlace {
    id: string;
    label: string;
    href: string;
    isCurrent: boolean;
    /** Called when the link is pointed at or focused, to load what it leads to. */
    onIntent?: (() => void) | undefined;
}
/** One place with its icon. */
interface SideNavItem extends SideNavPlace {
    icon: IconName;
    /** A short count; say what it counts in `badgeLabel`. */
    badge?: string | undefined;
    badgeLabel?: string | undefined;
}
/** An area with places below it: it expands in place, or flies out of the collapsed sidebar. */
interface SideNavBranchItem {
    id: string;
    label: string;
    icon: IconName;
    items: readonly SideNavPlace[];
}
type SideNavEntry = SideNavItem | SideNavBranchItem;

interface SideNavGroup {
    id: string;
    /** The whole name; it shows on two lines at most, and all of it at a press. */
    label: string;
    /** A Menu that goes with the name, like the way to another practice; collapsed, it stands in the name's place. */
    menu?: ReactNode;
    /** The entries; where there are none the name stands by itself, and is spoken. */
    items: readonly SideNavEntry[];
}
interface SideNavProps {
    /** Names the landmark, like "Main". */
    label: string;
    /** The first entries, under no name: places with an icon, and areas that hold places. */
    items: readonly SideNavEntry[];
    /** Entries under a name of their own, below `items`; collapsed, a line stands for the name. */
    groups?: readonly SideNavGroup[] | undefined;
    /** Below the groups, like the settings. */
    endItems?: readonly SideNavEntry[] | undefined;
}
/** The places of the application. In an AppShell it takes the collapsed look from the frame. */
declare function SideNav({ label, items, groups, endItems }: SideNavProps): react.JSX.Element;

interface SkipLinkProps {
    /** The fragment of what it skips to, `#main` in the application's frame. */
    href: `#${string}`;
    /** Where it leads, in words; "Skip to the content" by default. */
    children?: ReactNode;
}
/** The first Tab stop of a page: past the navigation, to the content, without a new entry in the history. */
declare function SkipLink({ href, children }: SkipLinkProps): react.JSX.Element;

declare const STEP_STATES: readonly ["done", "todo", "error"];
interface Step<Id extends string = string> {
    id: Id;
    label: string;
    state: (typeof STEP_STATES)[number];
    /** Can't be gone to yet. */
    isDisabled?: boolean;
}
interface StepperProps<Id extends string = string> {
    /** What the steps lead to; for screen readers. */
    label: string;
    /** All the steps, three to six, in the order in which they are done; each says how far it has come. */
    steps: readonly Step<Id>[];
    /** The id of the step that is shown now, whatever its state. */
    currentId: Id;
    /** Makes the steps buttons that lead to them; the owner decides whether it goes there. */
    onSelect?: ((id: Id) => void) | undefined;
}
/** How far a longer form has come, and in which steps it goes on; one below the other where it is narrow. */
declare function Stepper<Id extends string>({ label, steps, currentId, onSelect }: StepperProps<Id>): react.JSX.Element;

interface TabsProps<Id extends string> {
    /** Names the row of tabs. */
    label: string;
    /** The views in the order of their tabs, each with its name and what its panel shows. */
    tabs: readonly {
        id: Id;
        label: ReactNode;
        content: ReactNode;
    }[];
    /** The id of the view that is shown; no other is mounted. */
    selectedKey: Id;
    /** Called with the id of a view when its tab is pressed, and as soon as an arrow key goes to it. */
    onSelectionChange: (id: Id) => void;
}
/** Views of one thing, one at a time; only the selected panel is mounted. */
declare function Tabs<Id extends string>({ label, tabs, selectedKey, onSelectionChange }: TabsProps<Id>): react.JSX.Element;

interface TopBarProps {
    /** Who this is: the logo. */
    start: ReactNode;
    /** What reaches everything, like a search. */
    center?: ReactNode;
    /** What is about the person: the account menu. */
    end?: ReactNode;
}
/** The bar above the page. In an AppShell it brings the button for the navigation itself. */
declare function TopBar({ start, center, end }: TopBarProps): react.JSX.Element;

declare const ALERT_DIALOG_TONES: readonly ["question", "danger"];
interface AlertDialogProps {
    /** The question, in a few words. */
    title: string;
    /** `danger` where what is done can't be taken back: mark and confirming button say so; else `question`. */
    tone?: (typeof ALERT_DIALOG_TONES)[number];
    /** Whether it is asked now; only its owner opens and closes it. */
    isOpen: boolean;
    /** Called with false by Escape and by the button that cancels; never while `isPending`. */
    onOpenChange: (isOpen: boolean) => void;
    /** A verb: "Book anyway". */
    confirmLabel: string;
    /** The answer that changes nothing, on the button that has focus first: "Choose another time". */
    cancelLabel: string;
    /** Does it; the dialog stays until `isOpen` says otherwise. */
    onConfirm: () => void;
    /** While it is being done: the confirming button shows it, and nothing but the owner closes the dialog. */
    isPending?: boolean;
    /** What will happen; read together with the question. */
    children: ReactNode;
}

/** A question that has to be answered before anything goes on; focus starts on the answer that changes nothing. */
declare function AlertDialog(props: AlertDialogProps): false | react.JSX.Element;

interface CurtainProps {
    /** What has happened to the page, in a word or two: "Locked"; the name of the curtain, and its heading. */
    title: string;
    /** What to do, and what is safe, in a sentence or two: shown below the title, and said with it. */
    words?: string | undefined;
    /** Whether the page is covered; only its owner draws it and takes it away. */
    isOpen: boolean;
    /** What takes it away, often a Form. */
    children: ReactNode;
}

/** Covers the whole page, dialogs too, so that nothing of it is seen, heard or reached; all of it stays as it was. */
declare function Curtain(props: CurtainProps): false | react.JSX.Element;

declare const DIALOG_SIZES: readonly ["s", "m", "l"];
interface DialogProps {
    /** What is done here; the dialog's name. */
    title: string;
    /** Only its owner opens and closes it; the content is there only while open, and starts afresh each time. */
    isOpen: boolean;
    /** Escape and the close button ask to close; a consumer may first ask about what was typed. */
    onOpenChange: (isOpen: boolean) => void;
    /** How wide it gets at most: 416, 576 or 832 px; 576 (`m`) by default. */
    size?: (typeof DIALOG_SIZES)[number];
    /** The task, under the title, often a Form; it scrolls where there isn't enough height. */
    children: ReactNode;
    /** Buttons under the content; a Form inside brings its own instead. */
    footer?: ReactNode;
}

/** A task of its own over the page, which waits behind it; focus comes back to where it was. */
declare function Dialog(props: DialogProps): false | react.JSX.Element;

declare const DRAWER_SIDES: readonly ["start", "end"];
declare const DRAWER_FOCUS: readonly ["content", "title"];
interface DrawerProps {
    /** What is shown or done here; the drawer's name. */
    title: string;
    /** Only its owner opens and closes it; the content is there only while open, and starts afresh each time. */
    isOpen: boolean;
    /** Escape, the close button and a press beside it ask to close; a consumer may first ask about what was typed. */
    onOpenChange: (isOpen: boolean) => void;
    /** The edge that it stands at, by the direction of reading; `end` by default. */
    side?: (typeof DRAWER_SIDES)[number] | undefined;
    /** Where the focus starts: on the whole of it, which a screen reader then reads, or on its title alone. */
    initialFocus?: (typeof DRAWER_FOCUS)[number] | undefined;
    /** What is inside, under the title; it scrolls where there isn't enough height. */
    children: ReactNode;
    /** Buttons that stay at the end; a Form inside brings its own instead. */
    footer?: ReactNode;
}

/** Something beside the page, which waits behind it; focus comes back to where it was. */
declare function Drawer(props: DrawerProps): false | react.JSX.Element;

declare const POPOVER_PLACEMENTS: readonly ["bottom start", "bottom end", "top start", "top end", "start top", "end top"];
type PopoverTriggerProps = ({
    /** Seen above the content; the name of what opens. */
    title: string;
    /** The name of what opens, where the content says it to those who see. */
    label?: never;
} | {
    /** The name of what opens, where the content says it to those who see. */
    label: string;
    /** Seen above the content; the name of what opens. */
    title?: never;
}) & {
    /** A Button or an IconButton; pressing it opens and closes the panel. */
    trigger: ReactElement;
    /** Where it opens, seen from its button; `bottom start` by default, or the other way for want of room. */
    placement?: (typeof POPOVER_PLACEMENTS)[number] | undefined;
    /** What is explained or set there; it is mounted only while it is open. */
    children: ReactNode;
};
/** A little more beside what opens it; the page stays in reach, and Tab, Escape or a press elsewhere close it. */
declare function PopoverTrigger({ trigger, placement, children, ...name }: PopoverTriggerProps): react.JSX.Element;

/** How series differ beyond their hue, in the order in which they are handed out. */
declare const CHART_PATTERNS: readonly ["solid", "diagonal", "dots", "horizontal", "grid", "vertical"];
type ChartPattern = (typeof CHART_PATTERNS)[number];
interface ChartSeries<Id extends string = string> {
    id: Id;
    /** What is counted, like "Collected". */
    label: string;
    /** The next of CHART_PATTERNS unless given. */
    pattern?: ChartPattern | undefined;
}
/** One place on the axis with the value of each series; null where there is none. */
interface ChartCategory<Id extends string = string> {
    id: string;
    /** The place in words, like "March". */
    label: string;
    values: Readonly<Record<Id, number | null>>;
    /** What stands where it has no value, like "Withheld"; a dash, said as "no value", unless given. */
    missing?: string | undefined;
}
/** Which value is being read. */
interface ChartPoint<Id extends string = string> {
    categoryId: string;
    seriesId: Id;
}

/** A series as it is to be drawn; all values are made for SVG attributes. */
interface DrawnSeries<Id extends string = string> {
    id: Id;
    label: string;
    /** The pattern, as the `fill` of an area or a bar. */
    fill: string;
    /** The ink, as the `stroke` of a line or of an area's edge. */
    stroke: string;
    strokeDasharray: string;
}
/** A part of a drawing, in px from its upper left corner. */
interface ChartArea {
    x: number;
    y: number;
    width: number;
    height: number;
}
/** What the drawing from outside is given. */
interface ChartDrawing<Id extends string = string> {
    /** The room there is, in px. */
    width: number;
    height: number;
    series: readonly DrawnSeries<Id>[];
    /** The value that is being read or pointed at, to be made to stand out. */
    activePoint: ChartPoint<Id> | null;
    /** Makes an area of the SVG lead where a point leads; nothing for a point that leads nowhere. */
    renderLink: (point: ChartPoint<Id>, area: ChartArea) => ReactNode;
}

declare const CHART_MARKS: readonly ["area", "line"];
type ChartMark = (typeof CHART_MARKS)[number];

interface ChartFrameProps<Id extends string = string> {
    /** What is shown, like "Collected and outstanding". */
    title: string;
    /** What it amounts to, in one sentence. */
    summary: string;
    /** What is compared, in the order of the legend, the keys and the columns; one alone needs no legend. */
    series: readonly ChartSeries<Id>[];
    /** The places on the axis with their values: the one source of drawing, reading and table. */
    categories: readonly ChartCategory<Id>[];
    /** Heads the first column of the table, like "Month". */
    categoryHeader: string;
    /** A value as it is written, like "$12,300". */
    formatValue: (value: number, seriesId: Id) => string;
    /** A value as it is said, like "12,300 dollars"; as it is written unless given. */
    sayValue?: ((value: number, seriesId: Id) => string) | undefined;
    /** Where a value leads, if anywhere, and what is said after it in the table: ", Dana Reyes: show the records". */
    linkOf?: ((categoryId: string, seriesId: Id) => {
        href: string;
        hint: string;
    } | undefined) | undefined;
    /** Draws the chart, as SVG; the drawing is not spoken. */
    renderChart: (drawing: ChartDrawing<Id>) => ReactNode;
    /** Whether the legend shows patterns or dashed lines; `area` by default. */
    mark?: ChartMark | undefined;
    /** The height of the drawing in px; 240 by default. */
    height?: number | undefined;
    /**
     * Whether the table is shown instead of the drawing; without it the component manages this itself, and starts with
     * the drawing.
     */
    isTableShown?: boolean | undefined;
    /** Called with true when its button asks for the table, with false when for the drawing. */
    onTableShownChange?: ((isTableShown: boolean) => void) | undefined;
    /** 2 by default; the look stays the same. */
    headingLevel?: HeadingLevel | undefined;
    /** Small buttons at the title's end, before the one for the table: what the chart counts, what can be done with it. */
    actions?: ReactNode;
    /** Stands in place of the drawing while there is nothing to draw. */
    emptyState?: ReactNode;
}
/** A chart with its title, its summary, keyboard reading and a table on demand, all from one source. */
declare function ChartFrame<Id extends string>(props: ChartFrameProps<Id>): react.JSX.Element;

declare const DESCRIPTION_LAYOUTS: readonly ["stacked", "side"];
interface DescriptionListProps {
    /** Each term with what it is, in reading order. */
    items: readonly {
        term: string;
        description: ReactNode;
    }[];
    /** `stacked` in columns of details, `side` for a few facts with their values at the end. */
    layout?: (typeof DESCRIPTION_LAYOUTS)[number] | undefined;
}
/** What is known about one thing: a term and what it is. */
declare function DescriptionList({ items, layout }: DescriptionListProps): react.JSX.Element;

interface FilterBarProps {
    /** Names the group, like "Filter invoices". */
    label: string;
    /** A SearchField and the filters; the first one takes focus once all are cleared. */
    children: ReactNode;
    /** How many filters narrow the list now; the way to clear them shows from 1 on. */
    activeCount?: number | undefined;
    /** Clears all filters. */
    onClear?: (() => void) | undefined;
}
/** What narrows a list, above the list, and the way back to all of it. */
declare function FilterBar({ label, children, activeCount, onClear }: FilterBarProps): react.JSX.Element;

declare const GRID_LIST_SELECTION_MODES: readonly ["none", "single", "multiple"];
/** One thing with what can be done to it. */
interface GridListItem<Id extends string = string> {
    id: Id;
    /** Its name; also what is typed to reach it. */
    label: string;
    description?: ReactNode;
    /** Before the words; decoration. */
    icon?: ReactNode;
    /** At the end: a status, an amount. */
    detail?: ReactNode;
    /** A menu at the end, named for the item. */
    actions?: MenuContent | undefined;
    /** Where opening it leads. */
    href?: string | undefined;
    isDisabled?: boolean | undefined;
}
interface GridListProps<Id extends string = string> {
    /** Names the list. */
    label: string;
    /** The rows, in order; no id twice. */
    items: readonly GridListItem<Id>[];
    /** What opening an item does. */
    onAction?: ((id: Id) => void) | undefined;
    /** `none` by default. */
    selectionMode?: (typeof GRID_LIST_SELECTION_MODES)[number] | undefined;
    /** The ids of the selected items, where their owner controls them. */
    selectedKeys?: ReadonlySet<Id> | undefined;
    /** Called with the ids of all that are selected now; empty for none. */
    onSelectionChange?: ((keys: ReadonlySet<Id>) => void) | undefined;
    /** Shown in place of items when there are none. */
    emptyState?: ReactNode;
}
/** Things to open, select and act on, without columns: one Tab stop, whatever stands in its rows. */
declare function GridList<Id extends string>(props: GridListProps<Id>): react.JSX.Element;

interface ItemListItem {
    id: string;
    /** What to find the line by: a time, an IconTile, an Avatar. */
    leading?: ReactNode;
    title: ReactNode;
    detail?: ReactNode;
    /** A StatusBadge or an amount at the end; a chevron when there is none but an `href`. */
    trailing?: ReactNode;
    /** A Menu of what can be done with it, after what is at the end. */
    actions?: ReactNode;
    /** Makes the whole line lead there; the title is the link's name. */
    href?: string | undefined;
}
interface ItemListProps {
    /** Names the list when no heading stands right above it. */
    label?: string | undefined;
    /** The lines in reading order; show an EmptyState instead where there are none. */
    items: readonly ItemListItem[];
}
/** A few things under one another, each with its detail and where it leads. */
declare function ItemList({ label, items }: ItemListProps): react.JSX.Element;

interface LedgerEntry {
    id: string;
    /** The day in words. */
    date: string;
    description: string;
    /** What it adds or takes away, formatted with its sign. */
    amount: string;
    /** What it comes to after this line, formatted. */
    balance: string;
    /** A Menu of what can be done with the line, where there is something. */
    actions?: ReactNode;
}
interface LedgerListProps {
    /** Names the table, like "How the balance adds up". */
    label: string;
    /** The lines from the first to the last, formatted; nothing is added up here. */
    entries: readonly LedgerEntry[];
    /** Names the last row, like "Balance due". */
    totalLabel: string;
    /** What all lines come to, formatted: "$52.00". */
    total: string;
}
/** Amounts that add up, line by line, to the total below them. */
declare function LedgerList({ label, entries, totalLabel, total }: LedgerListProps): react.JSX.Element;

declare const LIST_BOX_SELECTION_MODES: readonly ["single", "multiple"];
/** Options under a heading. */
interface ListBoxGroup<Id extends string = string> {
    id: string;
    label: string;
    items: readonly ListOption<Id>[];
}
interface ListBoxProps<Id extends string = string> {
    /** Names the list; visible above it unless `isLabelHidden`. */
    label: string;
    /** Hides the label visually; screen readers still read it. For a list beside its own heading. */
    isLabelHidden?: boolean | undefined;
    /** Whether one can be chosen or several; several are ticked in boxes. */
    selectionMode: (typeof LIST_BOX_SELECTION_MODES)[number];
    /** The ids of the chosen options; one at most where `single`. */
    selectedKeys: ReadonlySet<Id>;
    /** Called with the ids of all that are chosen now; empty when the last one was taken back. */
    onSelectionChange: (keys: ReadonlySet<Id>) => void;
    /** Any CSS height; the options scroll inside it. As high as its options by default. */
    height?: string | undefined;
    /** Shown in place of options when there are none. */
    emptyState?: ReactNode;
    /** The options, or `sections` of them. */
    items?: readonly ListOption<Id>[] | undefined;
    /** Options under headings, below those of `items`; no id twice in all of them. */
    sections?: readonly ListBoxGroup<Id>[] | undefined;
}
/** Options that stay in sight, to choose one or several of; Select where there is no room for them. */
declare function ListBox<Id extends string>(props: ListBoxProps<Id>): react.JSX.Element;

interface StatProps {
    /** What is counted, and when: "Collected this month"; with `href` it is the name of the link. */
    label: string;
    /** The number as it is read, with its unit; a MoneyText for money. */
    value: ReactNode;
    /** What to compare it with. */
    note?: ReactNode;
    /** Where the number comes from. */
    href?: string | undefined;
}
/** One number with what it counts. */
declare function Stat({ label, value, note, href }: StatProps): react.JSX.Element;

declare const SORT_DIRECTIONS: readonly ["ascending", "descending"];
type SortDirection = (typeof SORT_DIRECTIONS)[number];
/** Which column orders the rows, and which way. */
interface TableSort {
    columnId: string;
    direction: SortDirection;
}
/** What the two orders of a column are called, like "A to Z" or "Oldest first". */
type SortWords = Readonly<Record<SortDirection, string>>;

declare const TABLE_ALIGNMENTS: readonly ["start", "end"];
/** One fact of every row. */
interface TableColumn<Row> {
    id: string;
    /** The column's heading, and the label of its cells among cards. */
    header: string;
    /** The cell that names its row; the first column unless one says so. */
    isRowHeader?: boolean | undefined;
    /** `end` for money and numbers. */
    align?: (typeof TABLE_ALIGNMENTS)[number] | undefined;
    cell: (row: Row) => ReactNode;
    /** Any CSS width; as wide as it needs by default. Resizable columns take px, rem, % or fr. */
    width?: string | undefined;
    /** Its heading orders the rows. */
    isSortable?: boolean | undefined;
    /** What the orders are called among cards, like "A to Z"; "ascending" and "descending" by default. */
    sortWords?: SortWords | undefined;
    /** People may set its width, with the pointer or with the keyboard. */
    isResizable?: boolean | undefined;
}

declare const TABLE_SELECTION_MODES: readonly ["none", "single", "multiple"];
/** What a Table takes. */
interface TableProps<Row> {
    /** Names the table. */
    label: string;
    /** The facts of each row, from start to end; the first one names the row unless another has `isRowHeader`. */
    columns: readonly TableColumn<Row>[];
    /** The rows of this page, in the order of `sort`; about a hundred at most, since every one is built. */
    rows: readonly Row[];
    /** Which page of which list `rows` are: those of another one take the place of all at once, and none moves. */
    page?: string | undefined;
    /** What a row is known by: unique, and the same wherever the row stands; never its index. */
    rowKey: (row: Row) => string;
    /** The row in words, where its naming cell is more than text: for its menu, and for letters typed to reach it. */
    rowName?: ((row: Row) => string) | undefined;
    /** Where a row leads; Enter follows it, and the pointer can open it in a new tab. */
    rowHref?: ((row: Row) => string) | undefined;
    /** What opening a row does, where it leads to no page of its own. */
    onRowAction?: ((key: string) => void) | undefined;
    /** What else can be done with a row: a menu in the last column, named for the row. */
    rowActions?: ((row: Row) => MenuContent) | undefined;
    /** The order that the rows are in; the consumer sorts them. */
    sort?: TableSort | undefined;
    /** Called with the order that was asked for, by a heading or above cards; sort the rows and hand it back as `sort`. */
    onSortChange?: ((sort: TableSort) => void) | undefined;
    /** `none` by default. */
    selectionMode?: (typeof TABLE_SELECTION_MODES)[number] | undefined;
    /** Keys of the selected rows; those of other pages stay in it. */
    selectedKeys?: ReadonlySet<string> | undefined;
    /** Called with the keys of all that are selected now, whole; hand them back as `selectedKeys`. */
    onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
    /** Buttons for what can be done with the selected rows; shown above them while there are any. */
    selectionActions?: ReactNode;
    /** Called with the widths by column, in px or as shares, when a person has set one; for storing them. */
    onColumnResize?: ((widths: ReadonlyMap<string, number | string>) => void) | undefined;
    /** Shown in place of rows when there are none. */
    emptyState?: ReactNode;
    /** Says so when it takes a while; rows that are there stay, and where there are none their outlines show. */
    isLoading?: boolean | undefined;
    /** Below the rows, like a Pager. */
    footer?: ReactNode;
    /** True by default: where the columns have no room, each row is a labelled card. */
    hasCardsOnPhone?: boolean | undefined;
    /** Any CSS height; the rows scroll inside it, under their header. As high as its rows by default. */
    height?: string | undefined;
}

/** Rows to compare and open: one Tab stop, arrow keys, Home and End, typeahead, Enter. Page it at 100 rows. */
declare function Table<Row>(props: TableProps<Row>): react.JSX.Element;

/** One tag; its label is its name. */
interface TagItem<Id extends string = string> {
    id: Id;
    label: string;
    isDisabled?: boolean;
}
interface TagGroupProps<Id extends string = string> extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'description' | 'id'> {
    /** The tags in the order in which they stand, with unique ids; an empty list shows `emptyText`. */
    items: readonly TagItem<Id>[];
    /** Lets tags be taken away, by their button and by Delete. */
    onRemove?: (id: Id) => void;
    /** Stands where there are no tags. */
    emptyText?: string;
}
/** Short words that belong to something; one stop for Tab, whatever their number. */
declare function TagGroup<Id extends string>(props: TagGroupProps<Id>): react.JSX.Element;

interface TimelineItem {
    id: string;
    /** What happened, like "Session completed". */
    title: ReactNode;
    /** When, in words; a `time` element where a machine should know it too. */
    time: ReactNode;
    /** An Icon to find the line again by; decoration, like the tone. */
    icon?: ReactNode;
    tone?: Tone | undefined;
    /** What there is to say beyond the title. */
    children?: ReactNode;
}
interface TimelineProps {
    /** Names the list. */
    label: string;
    /** In the order in which they are to be read. */
    items: readonly TimelineItem[];
}
/** What happened to one thing, in order, along a rail. */
declare function Timeline({ label, items }: TimelineProps): react.JSX.Element;

/** One thing, with those that it holds. */
interface TreeItem<Id extends string = string> {
    id: Id;
    /** Its name; also what is typed to reach it. */
    label: string;
    /** Before the words; decoration. */
    icon?: ReactNode;
    /** At the end: a count, a status. */
    detail?: ReactNode;
    /** Where opening it leads. */
    href?: string | undefined;
    isDisabled?: boolean | undefined;
    children?: readonly TreeItem<Id>[] | undefined;
}

declare const TREE_SELECTION_MODES: readonly ["none", "single", "multiple"];
interface TreeProps<Id extends string = string> {
    /** Names the tree. */
    label: string;
    /** The outermost items, which hold the others; ids are unique in the whole tree. */
    items: readonly TreeItem<Id>[];
    /** The ids of the open items; without it the tree manages them itself. */
    expandedKeys?: ReadonlySet<Id> | undefined;
    /** The items that are open at first, where the tree manages them itself. */
    defaultExpandedKeys?: ReadonlySet<Id> | undefined;
    /** Called with the ids of all that are open now, whole, whenever an item opens or closes. */
    onExpandedChange?: ((keys: ReadonlySet<Id>) => void) | undefined;
    /** What opening an item does. */
    onAction?: ((id: Id) => void) | undefined;
    /** `none` by default. */
    selectionMode?: (typeof TREE_SELECTION_MODES)[number] | undefined;
    /** The ids of the selected items; without it the tree manages them itself. */
    selectedKeys?: ReadonlySet<Id> | undefined;
    /** Called with the ids of all that are selected now, whole, on every change. */
    onSelectionChange?: ((keys: ReadonlySet<Id>) => void) | undefined;
    /** Shown in place of items when there are none. */
    emptyState?: ReactNode;
}
/** Things inside things: one Tab stop, Right opens one, Left closes it. */
declare function Tree<Id extends string>(props: TreeProps<Id>): react.JSX.Element;

/** Rows that are selected by key, or all of them but some: so that a hundred thousand cost as much as one. */
interface RowSelection {
    means: 'only' | 'allBut';
    keys: ReadonlySet<string>;
}
declare const NOTHING_SELECTED: RowSelection;
declare const EVERYTHING_SELECTED: RowSelection;
/** Returns whether this row is among them. */
declare const isRowSelected: ({ means, keys }: RowSelection, key: string) => boolean;
/** Returns how many rows are selected. */
declare const selectedCount: ({ means, keys }: RowSelection, rowCount: number) => number;

/** A column of a VirtualGrid: its cells hold words, its width is a track of a CSS grid like `2fr` or `8rem`. */
type VirtualGridColumn<Row> = Omit<TableColumn<Row>, 'isResizable'>;
/** What a VirtualGrid takes. */
interface VirtualGridProps<Row> {
    /** Names the grid. */
    label: string;
    /** The facts of each row, from start to end, in words only; the first names the row unless another has `isRowHeader`. */
    columns: readonly VirtualGridColumn<Row>[];
    /** How many rows there are in all, loaded or not. */
    rowCount: number;
    /** The row at this place, or nothing while it is loading. Keep the function the same while the rows are. */
    rowAt: (index: number) => Row | undefined;
    /** What a row is known by in `selection` and `onRowAction`: unique, and never its place. */
    rowKey: (row: Row) => string;
    /** In px at the browser's own text size; grows with the reader's. 54 by default. */
    rowHeight?: number | undefined;
    /** Any CSS height; the rows scroll inside it. */
    height: string;
    /** Called with the first and last row in sight, when they change: load these. */
    onRangeChange?: ((first: number, last: number) => void) | undefined;
    /** What opening a row does. */
    onRowAction?: ((key: string) => void) | undefined;
    /** The order that the rows are in; the consumer sorts them. */
    sort?: TableSort | undefined;
    /** Called with the order that a heading was pressed for; without it none can be pressed. */
    onSortChange?: ((sort: TableSort) => void) | undefined;
    /** Which rows are selected; with `onSelectionChange` they can be. */
    selection?: RowSelection | undefined;
    /** Called with the selection, whole, on every change; without it nothing can be selected. */
    onSelectionChange?: ((selection: RowSelection) => void) | undefined;
    /** The row in words: letters typed go to it, and its box is named by it. Its key by default. */
    typeaheadText?: ((row: Row) => string) | undefined;
    /** Shown under the header when there are no rows. */
    emptyState?: ReactNode;
}

/** Ten thousand rows and more for the cost of those in sight: one Tab stop, the keys of the APG's data grid. */
declare function VirtualGrid<Row>(props: VirtualGridProps<Row>): react.JSX.Element;

declare const AVATAR_SIZES: readonly ["s", "m", "l"];
declare const AVATAR_TONES: readonly ["teal", "blue"];
interface AvatarProps {
    /** The name as it is shown beside; the first and last word give the initials, titles like "Dr." none. */
    name: string;
    /** 36, 44 or 56 px, growing with the reader's text; 44 px (`m`) by default. */
    size?: (typeof AVATAR_SIZES)[number] | undefined;
    /** `teal` by default; a matter of looks that says nothing about the person. */
    tone?: (typeof AVATAR_TONES)[number] | undefined;
}
/** A person's initials beside their name; the name itself is what is spoken. */
declare function Avatar({ name, size, tone }: AvatarProps): react.JSX.Element;

/** Above it a badge shows "99+"; the exact number is spoken, and stands where the label leads. */
declare const BADGE_MOST = 99;
interface Count {
    /** A badge of none is not there. */
    count: number;
    /** What is counted, spoken after the number: "unread messages". */
    label: string;
    /** A word in place of a number, such as "New". */
    children?: never;
}
interface Word {
    /** A word in place of a number, such as "New". */
    children: ReactNode;
    /** Never beside a word. */
    count?: never;
    /** Only with a `count`; a word speaks for itself. */
    label?: never;
}
type BadgeProps = {
    /** Its colour, which goes with what the words say; `neutral` by default. */
    tone?: Tone | undefined;
} & (Count | Word);
/** A number or a word beside a label; the number is spoken with what it counts. */
declare function Badge({ tone, count, label, children }: BadgeProps): react.JSX.Element | null;

/** Says beside the logo that the product is by invitation. */
declare function ClosedBetaBadge(): react.JSX.Element;

declare const DATE_LOOKS: readonly ["short", "long", "relative"];
type DateLook = (typeof DATE_LOOKS)[number];

interface DateTextProps {
    /** `YYYY-MM-DD`, which is the same day everywhere, or an ISO instant, which is shown with its time. */
    value: string;
    /** `short` by default: "Tue, Nov 17", with the year where it is not this one. */
    look?: DateLook | undefined;
    /** The practice's time zone; the machine's by default. */
    timeZone?: string | undefined;
    /** What "today" and "this year" refer to; the clock at the time of drawing by default. */
    now?: Date | undefined;
}
/** A date in the words people use, with the exact value for machines. */
declare function DateText({ value, look, timeZone, now }: DateTextProps): react.JSX.Element;

declare const ICON_SIZES: readonly ["s", "m", "l"];

interface IconProps {
    /** Which one, by what it stands for; the list is closed. */
    of: IconName;
    /** 16, 20 or 24 px, growing with the reader's text; 20 (`m`) by default. */
    size?: (typeof ICON_SIZES)[number] | undefined;
    /** Only for an icon that stands without words; otherwise it is decoration. */
    label?: string | undefined;
}
/** One icon of the product's set, as high as a line of the text beside it. */
declare function Icon({ of, size, label }: IconProps): react.JSX.Element;

declare const ICON_TILE_TONES: readonly ["info", "good", "wait", "bad", "neutral", "teal"];
interface IconTileProps {
    /** Helps to find lines of one kind, which words have to say; `teal` by default. */
    tone?: (typeof ICON_TILE_TONES)[number] | undefined;
    /** An Icon; decoration beside words. */
    children: ReactNode;
}
/** An icon on a small tinted square, by which a line of a list is found again. */
declare function IconTile({ tone, children }: IconTileProps): react.JSX.Element;

declare const LOGO_SIZES: readonly ["m", "l"];
interface LogoProps {
    /** Words of 20 px (`m`, by default) or 30 px, for a page with nothing else above. */
    size?: (typeof LOGO_SIZES)[number] | undefined;
}
/** The mark of two leaves and the name. */
declare function Logo({ size }: LogoProps): react.JSX.Element;

interface MoneyTextProps {
    /** Integer cents. */
    cents: number;
    /** An ISO 4217 code. */
    currency: string;
    /** Shows a plus sign too, for changes. */
    isSigned?: boolean | undefined;
}
/** An amount of money with figures of equal width and a true minus sign. */
declare function MoneyText({ cents, currency, isSigned }: MoneyTextProps): react.JSX.Element;

/** The growing oaklet of the public pages; fills the box it is given, and says nothing to those who listen. */
declare function OakletIllustration(): react.JSX.Element;

/**
 * `(###) ###-####`, with a leading 1 `+1 (###) ###-####`; another country's number in groups after its code.
 * What is none of these stays as it is.
 */
declare function formatPhone(phone: string): string;

interface PhoneTextProps {
    /** A number as PhoneField hands it over. */
    value: string;
    /** Calls the number; for a person's phone, not for a fax. */
    isLink?: boolean | undefined;
}
/** A phone number set as (###) ###-####, left to right whatever runs around it. */
declare function PhoneText({ value, isLink }: PhoneTextProps): react.JSX.Element;

interface StatusBadgeProps {
    /** Agrees with the words, and never says anything alone; `neutral` by default. */
    tone?: Tone | undefined;
    /** The status in a word or two. */
    children: ReactNode;
}
/** Says a status in a word with a mark; the colour only agrees. */
declare function StatusBadge({ tone, children }: StatusBadgeProps): react.JSX.Element;

declare const TEXT_TONES: readonly ["inherit", "normal", "quiet", "error", "good"];
declare const TEXT_ELEMENTS: readonly ["p", "span", "div", "strong", "em", "li", "time"];
interface TextProps {
    /** From `xs` (13 px) to `2xl` (30 px); as large as the text around it by default. */
    size?: FontSize | undefined;
    /** From `regular` to `heading`; what its element has by itself by default. */
    weight?: FontWeight | undefined;
    /** Agrees with the words, and never says anything alone; as the text around it by default. */
    tone?: (typeof TEXT_TONES)[number] | undefined;
    /** `p` by default. */
    as?: (typeof TEXT_ELEMENTS)[number] | undefined;
    /** Figures of equal width, for what is compared line by line. */
    isTabular?: boolean | undefined;
    /** `end` for figures that stand in a column; as the text around it by default. */
    align?: 'start' | 'end' | undefined;
    /** Limits lines to a comfortable length. */
    isReading?: boolean | undefined;
    /** Cuts what doesn't fit on one line; never for what is said nowhere else. */
    isOneLine?: boolean | undefined;
    /** For what is named or described by these words, in its `aria-labelledby` or `aria-describedby`. */
    id?: string | undefined;
    /** The words, and what may stand among them, like a Link; for a heading use Heading. */
    children: ReactNode;
}
/** Words in the sizes, weights and tones of the product. */
declare function Text(props: TextProps): react.JSX.Element;

interface VisuallyHiddenProps {
    /** The element: `h2` for a heading that the outline needs and the eye does not; `span` by default. */
    as?: 'span' | 'div' | 'p' | 'h2' | undefined;
    /** For what is named or described by these words, in its `aria-labelledby` or `aria-describedby`. */
    id?: string | undefined;
    /** The words for screen readers; never a control, because its focus would be invisible. */
    children: ReactNode;
}
/** Words for those who listen, where those who look have the layout. */
declare function VisuallyHidden({ as: Element, id, children }: VisuallyHiddenProps): react.JSX.Element;

/**
 * Loads the code of everything that opens (menus, lists of choices, dialogs, toasts), for all components that are in
 * the page now or are added from now on. Call it once the first screen is shown. Without it such code is loaded when
 * it is first opened.
 */
declare function preloadParts(): Promise<void>;

export { AGENDA_HEADING_LEVELS, ALERT_DIALOG_TONES, AVATAR_SIZES, AVATAR_TONES, AgendaList, AlertDialog, AppShell, Avatar, BADGE_MOST, BOX_BORDERS, BOX_ELEMENTS, BOX_SURFACES, BUTTON_GROUP_ALIGNMENTS, BUTTON_SIZES, BUTTON_TONES, BUTTON_WIDTHS, Badge, Banner, Bleed, Box, Breadcrumbs, Button, ButtonGroup, CARD_PADDINGS, CHART_MARKS, CHART_PATTERNS, COLUMN_ALIGNMENTS, COLUMN_TEMPLATES, COMBO_BOX_FILTERS, CONTAINER_ALIGNMENTS, Calendar, Card, ChartFrame, Checkbox, CheckboxGroup, ClosedBetaBadge, Columns, ComboBox, CommandPalette, Container, Curtain, DATE_LOOKS, DESCRIPTION_LAYOUTS, DIALOG_SIZES, DRAWER_FOCUS, DRAWER_SIDES, DateField, DatePicker, DateRangePicker, DateText, Density, DensityName, DescriptionList, Dialog, Disclosure, DisclosureGroup, Drawer, EVERYTHING_SELECTED, EmptyState, FIELD_GROUP_COLUMNS, FieldGroup, FileUpload, FilterBar, Form, GRID_LIST_SELECTION_MODES, Grid, GridList, HEADING_LEVELS, HEADING_LOOKS, Heading, ICON_NAMES, ICON_SIZES, ICON_TILE_TONES, INLINE_ALIGNMENTS, INLINE_JUSTIFICATIONS, Icon, IconButton, IconTile, Inline, ItemList, LINK_TONES, LIST_BOX_SELECTION_MODES, LOADING_DELAY_MS, LOGO_SIZES, LedgerList, Link, LinkButton, ListBox, LoadingRegion, Logo, MAIN_ID, MENU_ITEM_TONES, MENU_PLACEMENTS, MENU_SELECTION_MODES, Menu, MenuButton, Meter, MoneyField, MoneyText, MonthGrid, MoveEventDialog, MultiSelect, NOTHING_SELECTED, NumberField, OakletIllustration, OneTimeCodeField, PAGE_HEADING_ID, PASSWORD_PURPOSES, POPOVER_PLACEMENTS, PageHeader, Pager, Pagination, PasswordField, PhoneField, PhoneText, PopoverTrigger, ProgressBar, RADIO_ORIENTATIONS, RadioGroup, SKELETON_SHAPES, SORT_DIRECTIONS, STACK_ALIGNMENTS, STACK_ELEMENTS, STEP_STATES, SearchField, SegmentedControl, Select, SideNav, Skeleton, SkipLink, Slider, Spinner, SplitView, Spread, Stack, Stat, StatusBadge, Stepper, Switch, TABLE_ALIGNMENTS, TABLE_SELECTION_MODES, TEXT_ELEMENTS, TEXT_FIELD_TYPES, TEXT_TONES, TIME_GRID_LOOKS, TOAST_TONES, TONES, TOOLTIP_PLACEMENTS, TREE_SELECTION_MODES, Table, Tabs, TagGroup, Text, TextArea, TextField, TimeField, TimeGrid, Timeline, ToastRegion, ToggleButton, ToggleButtonGroup, Toolbar, Tooltip, TopBar, Tree, UPLOAD_STATES, VirtualGrid, VisuallyHidden, announce, centsFromText, focusField, formatPhone, isRowSelected, preloadParts, selectedCount, showToast, toasts, useSendForm };
export type { AgendaListProps, AlertDialogProps, AppShellProps, AvatarProps, BadgeProps, BannerProps, BleedProps, BoxProps, BreadcrumbsProps, ButtonGroupProps, ButtonProps, CalendarProps, CardProps, ChartArea, ChartCategory, ChartDrawing, ChartFrameProps, ChartMark, ChartPattern, ChartPoint, ChartSeries, CheckboxGroupProps, CheckboxProps, ChoiceOption, ColumnsProps, ComboBoxProps, CommandPaletteProps, ContainerProps, CurtainProps, DateFieldProps, DateLook, DatePickerProps, DateRange, DateRangePickerProps, DateRangePreset, DateTextProps, DayNote, DensityProps, DescriptionListProps, DialogProps, DisclosureGroupProps, DisclosureItem, DisclosureProps, DrawerProps, DrawnSeries, EmptyStateProps, FieldGroupProps, FieldProps, FileUploadProps, FilterBarProps, FormError, FormProps, GridListItem, GridListProps, GridProps, HeadingLevel, HeadingProps, IconButtonProps, IconName, IconProps, IconTileProps, InlineProps, ItemListItem, ItemListProps, LedgerEntry, LedgerListProps, LinkButtonProps, LinkProps, ListBoxGroup, ListBoxProps, ListOption, LoadingRegionProps, LogoProps, MenuAction, MenuButtonProps, MenuChoice, MenuChoices, MenuContent, MenuGroup, MenuPlacement, MenuProps, MenuSectionContent, MeterProps, MoneyFieldProps, MoneyTextProps, MonthGridHandle, MonthGridNavigation, MonthGridProps, MoveEventDialogProps, MultiSelectProps, NamedField, NumberFieldProps, OneTimeCodeFieldProps, OpenHours, PageHeaderProps, PagerProps, PaginationProps, PaletteItem, PaletteSection, PasswordFieldProps, PhoneFieldProps, PhoneTextProps, Politeness, PopoverTriggerProps, ProgressBarProps, RadioGroupProps, RowSelection, SearchFieldProps, SegmentedControlProps, SelectProps, SideNavBranchItem, SideNavEntry, SideNavGroup, SideNavItem, SideNavPlace, SideNavProps, SkeletonProps, SkipLinkProps, SliderProps, SlotNote, SortDirection, SortWords, SpinnerProps, SplitViewDetail, SplitViewProps, SpreadProps, StackProps, StatProps, StatusBadgeProps, Step, StepperProps, SwitchProps, TableColumn, TableProps, TableSort, TabsProps, TagGroupProps, TagItem, TextAreaProps, TextFieldProps, TextProps, TimeFieldProps, TimeGridEvent, TimeGridHandle, TimeGridLook, TimeGridNavigation, TimeGridProps, TimeGridResource, TimeSpan, TimelineItem, TimelineProps, ToastMessage, ToggleButtonGroupProps, ToggleButtonProps, ToggleOption, Tone, ToolbarProps, TooltipProps, TopBarProps, TreeItem, TreeProps, UploadFile, VirtualGridColumn, VirtualGridProps, VisuallyHiddenProps };

// @oaklet/design-system/tokens

export { C as ContainerSize, b as DENSITIES, D as DensityName, F as FontSize, a as FontWeight, R as Radius, S as Space, c as containerSize, d as containerSizeReasons, e as controlSize, f as controlSizeReasons, g as density, h as fontFamily, i as fontSize, j as fontSizeReasons, k as fontWeight, l as fontWeightReasons, m as frameSize, n as lineHeight, o as measure, r as radius, p as radiusReasons, s as space, q as spaceReasons } from '../type.js';

/** Widths at which the layout changes, in px. */
declare const breakpoints: {
    readonly tablet: 720;
    readonly desktop: 1024;
    readonly wide: 1280;
};
type Breakpoint = keyof typeof breakpoints;
/** What changes from each width on; everything works from 320 px, which is 1280 px at 400 % zoom. */
declare const breakpointReasons: Readonly<Record<Breakpoint, string>>;

/** Eight quiet tint, ink and bar triples for people in a calendar; each ink reaches 7:1 on its tint. */
declare const calendarColors: readonly [{
    readonly tint: "#DAF1EC";
    readonly ink: "#12534A";
    readonly bar: "#32A293";
}, {
    readonly tint: "#E3EBFE";
    readonly ink: "#2642A8";
    readonly bar: "#5B7FFF";
}, {
    readonly tint: "#F1E7FA";
    readonly ink: "#5B2A86";
    readonly bar: "#9A6BC9";
}, {
    readonly tint: "#FFF0DB";
    readonly ink: "#6B4300";
    readonly bar: "#D08A1E";
}, {
    readonly tint: "#FCE7EF";
    readonly ink: "#82173F";
    readonly bar: "#D4608F";
}, {
    readonly tint: "#E4F1DC";
    readonly ink: "#2F5413";
    readonly bar: "#6E9E45";
}, {
    readonly tint: "#DFF0F8";
    readonly ink: "#124E6B";
    readonly bar: "#3C94BD";
}, {
    readonly tint: "#EDEBE3";
    readonly ink: "#4F4520";
    readonly bar: "#9C8C4A";
}];

/** The WCAG 2 contrast ratio of two opaque `#RRGGBB` colours, from 1 to 21. */
declare function contrast(a: string, b: string): number;

/** What is read: WCAG 2.2, 1.4.6, level AAA. */
declare const READ = 7;
/** The least contrast of what distinguishes a control or a state from its surroundings: WCAG 2.2, 1.4.11. */
declare const SEEN = 3;
declare const table: {
    readonly text: {
        readonly color: "#16282A";
        readonly reason: "Body text and headings: near black, softened towards the green of the product.";
        readonly on: readonly ["card", "canvas", "sunken", "cardHover", "current", "neutral", "info", "good", "wait", "bad"];
        readonly atLeast: 7;
    };
    readonly textQuiet: {
        readonly color: "#40514F";
        readonly reason: "What supports and may be skipped. Quieter by weight of colour, yet as readable as the rest.";
        readonly on: readonly ["card", "canvas", "sunken", "cardHover", "current", "neutral"];
        readonly atLeast: 7;
    };
    readonly canvas: {
        readonly color: "#F3F7F6";
        readonly reason: "The page behind everything; a breath darker than what stands on it.";
    };
    readonly card: {
        readonly color: "#FFFFFF";
        readonly reason: "What content stands on. As text it stands on the inverted surface of a tooltip.";
        readonly on: readonly ["text"];
        readonly atLeast: 7;
    };
    readonly sunken: {
        readonly color: "#ECF2F1";
        readonly reason: "A well in a card or the page: what is set back, like a preview.";
    };
    readonly cardHover: {
        readonly color: "#EEF8F6";
        readonly reason: "A row or option under the pointer: light enough that every text on it keeps its contrast.";
    };
    readonly line: {
        readonly color: "#D9E4E2";
        readonly reason: "Hairlines between things. Decoration: nothing is told by a hairline alone, so no contrast is asked.";
    };
    readonly controlBorder: {
        readonly color: "#6F8783";
        readonly reason: "The edge says that here is a control, so it has to be seen by itself.";
        readonly on: readonly ["card", "canvas", "sunken", "cardHover"];
        readonly atLeast: 3;
    };
    readonly action: {
        readonly color: "#016359";
        readonly reason: "The one thing to do next. The brand’s hue, darkened until white text on it is read by everybody.";
        readonly on: readonly ["card", "canvas"];
        readonly atLeast: 3;
    };
    readonly actionHover: {
        readonly color: "#014F47";
        readonly reason: "The action under the pointer: darker at the same hue.";
    };
    readonly actionPressed: {
        readonly color: "#013D37";
        readonly reason: "The action while it is pressed: darker still.";
    };
    readonly onAction: {
        readonly color: "#FFFFFF";
        readonly reason: "Words on the action, in each of its states.";
        readonly on: readonly ["action", "actionHover", "actionPressed"];
        readonly atLeast: 7;
    };
    readonly actionText: {
        readonly color: "#01584F";
        readonly reason: "Words that act without a filled surface, like a quiet button, and the tint under the pointer.";
        readonly on: readonly ["card", "canvas", "sunken", "cardHover", "current"];
        readonly atLeast: 7;
    };
    readonly danger: {
        readonly color: "#9B1C1C";
        readonly reason: "What can’t be taken back. Beside an action it differs by its words, not by its hue alone.";
        readonly on: readonly ["card", "canvas"];
        readonly atLeast: 3;
    };
    readonly dangerHover: {
        readonly color: "#7D1414";
        readonly reason: "The same under the pointer.";
    };
    readonly onDanger: {
        readonly color: "#FFFFFF";
        readonly reason: "Words on what can’t be taken back.";
        readonly on: readonly ["danger", "dangerHover"];
        readonly atLeast: 7;
    };
    readonly current: {
        readonly color: "#DAF1EC";
        readonly reason: "Where you are, and what is selected.";
    };
    readonly onCurrent: {
        readonly color: "#12534A";
        readonly reason: "Words on what is current; on a card they name a selected tab.";
        readonly on: readonly ["current", "card", "canvas"];
        readonly atLeast: 7;
    };
    readonly currentBar: {
        readonly color: "#32A293";
        readonly reason: "The raw brand colour, as a bar on a card. On its tint it is decoration: the word beside it says it.";
        readonly on: readonly ["card"];
        readonly atLeast: 3;
    };
    readonly link: {
        readonly color: "#2C43B5";
        readonly reason: "Leads elsewhere. Always underlined in words, so that the blue only agrees.";
        readonly on: readonly ["card", "canvas", "sunken", "cardHover"];
        readonly atLeast: 7;
    };
    readonly linkHover: {
        readonly color: "#27399C";
        readonly reason: "The link under the pointer: darker, with a thicker underline.";
        readonly on: readonly ["card", "canvas", "sunken", "cardHover"];
        readonly atLeast: 7;
    };
    readonly focus: {
        readonly color: "#2C43B5";
        readonly reason: "The ring around what has the keyboard; it must be found at a glance on every surface.";
        readonly on: readonly ["card", "canvas", "sunken", "cardHover", "current", "neutral", "info", "good", "wait", "bad"];
        readonly atLeast: 3;
    };
    readonly info: {
        readonly color: "#E3EBFE";
        readonly reason: "Good to know.";
    };
    readonly onInfo: {
        readonly color: "#2642A8";
        readonly reason: "The word that says so.";
        readonly on: readonly ["info"];
        readonly atLeast: 7;
    };
    readonly good: {
        readonly color: "#E3F5EA";
        readonly reason: "Done, paid, confirmed.";
    };
    readonly onGood: {
        readonly color: "#0F5A2F";
        readonly reason: "The word that says so, on its tint or as text on a card.";
        readonly on: readonly ["good", "card", "canvas"];
        readonly atLeast: 7;
    };
    readonly wait: {
        readonly color: "#FFF3DC";
        readonly reason: "Waits for somebody, or will soon.";
    };
    readonly onWait: {
        readonly color: "#6B4300";
        readonly reason: "The word that says so.";
        readonly on: readonly ["wait"];
        readonly atLeast: 7;
    };
    readonly bad: {
        readonly color: "#FCE9E8";
        readonly reason: "Failed, overdue, refused.";
    };
    readonly onBad: {
        readonly color: "#8A1C1C";
        readonly reason: "The word that says so.";
        readonly on: readonly ["bad"];
        readonly atLeast: 7;
    };
    readonly neutral: {
        readonly color: "#E8EEED";
        readonly reason: "A state that asks for nothing.";
    };
    readonly onNeutral: {
        readonly color: "#3B4A49";
        readonly reason: "The word that says so.";
        readonly on: readonly ["neutral"];
        readonly atLeast: 7;
    };
    readonly error: {
        readonly color: "#9B1C1C";
        readonly reason: "What is wrong, beside the field it is wrong in, with a mark before it.";
        readonly on: readonly ["card", "canvas", "sunken"];
        readonly atLeast: 7;
    };
    readonly leaf: {
        readonly color: "#32A293";
        readonly reason: "A shape of the logo and of the public pages; it carries no text.";
    };
    readonly leafDeep: {
        readonly color: "#016359";
        readonly reason: "The same, in the shade.";
    };
    readonly leafStem: {
        readonly color: "#12534A";
        readonly reason: "Stems of the growing oaklet.";
    };
    readonly bud: {
        readonly color: "#5B7FFF";
        readonly reason: "The second brand colour, as a shape; it carries no text.";
    };
    readonly sky: {
        readonly color: "#E6F2FA";
        readonly reason: "Behind the illustration of the public pages.";
    };
    readonly scrim: {
        readonly color: "rgb(22 40 42 / 45%)";
        readonly reason: "Behind a dialog: the page waits, and can still be recognised. Nothing stands on it but a card.";
    };
};
type ColorRole = keyof typeof table;
/** Why a colour is there, and, where it is read or seen, on what and how clearly. */
interface RoleReason {
    color: string;
    reason: string;
    /** The surfaces it may stand on. */
    on?: readonly ColorRole[];
    /** The least contrast there, as a WCAG 2 ratio. */
    atLeast?: typeof READ | typeof SEEN;
}
/** Every role with the reason for its colour; the documentation is drawn from it. */
declare const roleReasons: Readonly<Record<ColorRole, RoleReason>>;
/** What each colour is for. Text reaches 7:1 and what must be seen 3:1, on every surface that `roleReasons` names. */
declare const roles: { readonly [Role in ColorRole]: (typeof table)[Role]["color"]; };
/** A colour, a surface that it may stand on, and the least contrast allowed there. */
interface ContrastPair {
    text: ColorRole;
    surface: ColorRole;
    atLeast: number;
}
/** Every text and surface that may meet, and the least contrast allowed (WCAG 2.2, 1.4.6 and 1.4.11). */
declare const contrastPairs: readonly ContrastPair[];

/** Depth. A border always says it too, because forced colours take shadows away. */
declare const elevation: {
    readonly card: "0 1px 2px rgb(22 40 42 / 5%)";
    readonly overlay: "0 2px 6px rgb(22 40 42 / 8%), 0 12px 32px rgb(22 40 42 / 16%)";
};
type Elevation = keyof typeof elevation;
/** What each depth is for. */
declare const elevationReasons: Readonly<Record<Elevation, string>>;

/** Durations and easing; every use stands inside `prefers-reduced-motion: no-preference`. */
declare const motion: {
    readonly quick: "120ms";
    readonly calm: "200ms";
    readonly easeOut: "cubic-bezier(0.2, 0, 0, 1)";
};
/** What each is for. Nothing moves while the person types, and nothing at all where reduced motion is requested. */
declare const motionReasons: Readonly<Record<keyof typeof motion, string>>;

/** Raw colours. Screens and components use the roles in `roles.ts`, never these. */
declare const palette: {
    readonly ink: "#16282A";
    readonly inkQuiet: "#40514F";
    readonly white: "#FFFFFF";
    readonly canvas: "#F3F7F6";
    readonly sunken: "#ECF2F1";
    readonly line: "#D9E4E2";
    readonly control: "#6F8783";
    readonly teal500: "#32A293";
    readonly teal700: "#016359";
    readonly teal750: "#01584F";
    readonly teal800: "#014F47";
    readonly teal900: "#013D37";
    readonly tealInk: "#12534A";
    readonly tealTint: "#DAF1EC";
    readonly tealTintFaint: "#EEF8F6";
    readonly blue500: "#5B7FFF";
    readonly blue700: "#2C43B5";
    readonly blue800: "#27399C";
    readonly blueInk: "#2642A8";
    readonly blueTint: "#E3EBFE";
    readonly skyTint: "#E6F2FA";
    readonly greenInk: "#0F5A2F";
    readonly greenTint: "#E3F5EA";
    readonly amberInk: "#6B4300";
    readonly amberTint: "#FFF3DC";
    readonly redInk: "#8A1C1C";
    readonly redTint: "#FCE9E8";
    readonly red700: "#9B1C1C";
    readonly red800: "#7D1414";
    readonly greyInk: "#3B4A49";
    readonly greyTint: "#E8EEED";
};

export { breakpointReasons, breakpoints, calendarColors, contrast, contrastPairs, elevation, elevationReasons, motion, motionReasons, palette, roleReasons, roles };
export type { Breakpoint, ColorRole, ContrastPair, Elevation, RoleReason };

// shared by both

/** Distances on a 4 px grid, in rem so that they grow with the reader's text size. */
declare const space: {
    readonly none: "0";
    readonly hair: "0.125rem";
    readonly xs: "0.25rem";
    readonly s: "0.5rem";
    readonly m: "0.75rem";
    readonly l: "1rem";
    readonly xl: "1.25rem";
    readonly '2xl': "1.5rem";
    readonly '3xl': "2rem";
    readonly '4xl': "3rem";
    readonly '5xl': "4rem";
};
type Space = keyof typeof space;
/** What each distance is for. */
declare const spaceReasons: Readonly<Record<Space, string>>;

/** How round a corner is, in px: a corner stays a corner however large the text. */
declare const radius: {
    readonly small: "6px";
    readonly control: "10px";
    readonly card: "14px";
    readonly full: "999px";
};
type Radius = keyof typeof radius;
/** What each radius is for: the larger the thing, the rounder its corners. */
declare const radiusReasons: Readonly<Record<Radius, string>>;

/** Heights of what is aimed at: 44 px comfortable, 36 px compact, never under 24. */
declare const controlSize: {
    readonly comfortable: "2.75rem";
    readonly compact: "2.25rem";
    readonly minimum: "1.5rem";
};
/** Why targets are as large as they are. */
declare const controlSizeReasons: Readonly<Record<keyof typeof controlSize, string>>;
/** The frame of the application: the bar above and the navigation beside the page. */
declare const frameSize: {
    readonly topBar: "4rem";
    readonly sidebar: "15.5rem";
    readonly sidebarCollapsed: "4.5rem";
};
/** How wide the parts of a page get at most. */
declare const containerSize: {
    readonly text: "68ch";
    readonly form: "36rem";
    readonly page: "80rem";
};
type ContainerSize = keyof typeof containerSize;
/** Why a page stops growing where it does. */
declare const containerSizeReasons: Readonly<Record<ContainerSize, string>>;

declare const DENSITIES: readonly ["comfortable", "compact"];
type DensityName = (typeof DENSITIES)[number];
/** What changes with the density: controls, their text, and the text around them. Space stays, so that lines still part. */
declare const density: {
    readonly comfortable: {
        readonly controlHeight: "2.75rem";
        readonly controlHeightSmall: "2.25rem";
        readonly controlPadding: "0.5rem";
        readonly rowHeight: "3.375rem";
        readonly bodyText: "1rem";
        readonly reason: "The one that everybody gets: 16 px text, 44 px controls.";
    };
    readonly compact: {
        readonly controlHeight: "2.25rem";
        readonly controlHeightSmall: "2rem";
        readonly controlPadding: "0.25rem";
        readonly rowHeight: "2.75rem";
        readonly bodyText: "0.9375rem";
        readonly reason: "More rows on a screen, for those who choose it: 15 px text, 36 px controls.";
    };
};

/** Drawn by the Braille Institute for readers with low vision: letters and figures that can't be mistaken. */
declare const fontFamily = "'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Next', system-ui, -apple-system, 'Segoe UI', sans-serif";
/** Sizes in rem; nothing is ever set below 13 px. */
declare const fontSize: {
    readonly xs: "0.8125rem";
    readonly s: "0.875rem";
    readonly compact: "0.9375rem";
    readonly body: "1rem";
    readonly l: "1.1875rem";
    readonly xl: "1.5rem";
    readonly '2xl': "1.875rem";
};
type FontSize = keyof typeof fontSize;
/** What each size is for. */
declare const fontSizeReasons: Readonly<Record<FontSize, string>>;
declare const fontWeight: {
    readonly regular: "400";
    readonly medium: "550";
    readonly strong: "650";
    readonly heading: "700";
};
type FontWeight = keyof typeof fontWeight;
/** What each weight is for. */
declare const fontWeightReasons: Readonly<Record<FontWeight, string>>;
declare const lineHeight: {
    readonly tight: "1.2";
    readonly body: "1.5";
};
/** The longest comfortable line. */
declare const measure = "68ch";

export { DENSITIES as b, containerSize as c, containerSizeReasons as d, controlSize as e, controlSizeReasons as f, density as g, fontFamily as h, fontSize as i, fontSizeReasons as j, fontWeight as k, fontWeightReasons as l, frameSize as m, lineHeight as n, measure as o, radiusReasons as p, spaceReasons as q, radius as r, space as s };
export type { ContainerSize as C, DensityName as D, FontSize as F, Radius as R, Space as S, FontWeight as a };
