// The public API, written by `npm run write:api` from the build. A change here is a change for consumers.

// @oaklet/design-system

import * as react from 'react';
import { ReactNode, Ref, ReactElement } from 'react';
import { ButtonProps as ButtonProps$1, CheckboxFieldProps, LinkProps as LinkProps$1, TextFieldProps as TextFieldProps$1, UNSTABLE_ToastQueue } from 'react-aria-components';
export { I18nProvider, RouterProvider } from 'react-aria-components';
import { Space, FontSize, FontWeight } from './tokens/index.js';
import * as lucide from 'lucide';

declare const ALERT_DIALOG_TONES: readonly ["question", "danger"];
interface AlertDialogProps {
    /** The question, in a few words. */
    title: string;
    tone?: (typeof ALERT_DIALOG_TONES)[number];
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
    /** A verb: "Book anyway". */
    confirmLabel: string;
    cancelLabel: string;
    /** Does it; the dialog stays until `isOpen` says otherwise. */
    onConfirm: () => void;
    isPending?: boolean;
    /** What will happen; read together with the question. */
    children: ReactNode;
}
/** A question that has to be answered before anything goes on; focus starts on the answer that changes nothing. */
declare function AlertDialog({ tone, isPending, ...props }: AlertDialogProps): react.JSX.Element;

type Politeness = 'polite' | 'assertive';
/** Says a message to screen readers; a polite one waits for what is being read, an assertive one does not. */
declare function announce(message: string, politeness?: Politeness): void;

/** The id of the main landmark, for links that skip to it. */
declare const MAIN_ID = "main";
interface AppShellProps {
    /** A TopBar; it brings the button that collapses the sidebar or opens the drawer. */
    topBar: ReactNode;
    /** A SideNav. */
    sidebar: ReactNode;
    isSidebarCollapsed: boolean;
    onSidebarCollapsedChange: (isCollapsed: boolean) => void;
    children: ReactNode;
}
/** The frame of the application: skip link, header, navigation and main; under 720 px the navigation is a drawer. */
declare function AppShell(props: AppShellProps): react.JSX.Element;

declare const AVATAR_SIZES: readonly ["s", "m", "l"];
declare const AVATAR_TONES: readonly ["teal", "blue"];
interface AvatarProps {
    name: string;
    size?: (typeof AVATAR_SIZES)[number] | undefined;
    tone?: (typeof AVATAR_TONES)[number] | undefined;
}
/** A person's initials beside their name; the name itself is what is spoken. */
declare function Avatar({ name, size, tone }: AvatarProps): react.JSX.Element;

/** What a message or a status amounts to; always beside a word that says it. */
declare const TONES: readonly ["info", "good", "wait", "bad", "neutral"];
type Tone = (typeof TONES)[number];

interface BannerProps {
    tone: Tone;
    title?: string | undefined;
    children: ReactNode;
    actions?: ReactNode;
    /** Speaks at once when it appears; for what went wrong just now. */
    isAnnounced?: boolean | undefined;
}
/** Says in place what happened, what is safe and what to do. */
declare function Banner({ tone, title, children, actions, isAnnounced }: BannerProps): react.JSX.Element;

interface BreadcrumbsProps {
    /** From the widest place to this page, which comes last and needs no `href`. */
    items: readonly {
        label: string;
        href?: string | undefined;
    }[];
}
/** The way back up from a page that stands below another. */
declare function Breadcrumbs({ items }: BreadcrumbsProps): react.JSX.Element;

declare const BUTTON_TONES: readonly ["primary", "secondary", "quiet", "danger"];
declare const BUTTON_SIZES: readonly ["standard", "small"];
declare const BUTTON_WIDTHS: readonly ["content", "full"];
interface ButtonProps extends Omit<ButtonProps$1, 'className' | 'style' | 'children'> {
    tone?: (typeof BUTTON_TONES)[number] | undefined;
    size?: (typeof BUTTON_SIZES)[number] | undefined;
    width?: (typeof BUTTON_WIDTHS)[number] | undefined;
    /** An icon before the words; it is decoration, the words are the name. */
    icon?: ReactNode;
    ref?: Ref<HTMLButtonElement> | undefined;
    children: ReactNode;
}
/** Does something here; to go somewhere, use Link or LinkButton. While `isPending` it keeps focus and says so. */
declare function Button({ tone, size, width, icon, children, ...props }: ButtonProps): react.JSX.Element;

declare const HEADING_LOOKS: readonly ["page", "section", "card", "small"];
declare const HEADING_LEVELS: readonly [1, 2, 3, 4];
type HeadingLevel = (typeof HEADING_LEVELS)[number];
/** Where focus goes after the page has changed. */
declare const PAGE_HEADING_ID = "page-heading";
interface HeadingProps {
    level: HeadingLevel;
    /** The look that goes with the level unless said otherwise. */
    look?: (typeof HEADING_LOOKS)[number] | undefined;
    id?: string | undefined;
    /** Makes it the one heading that takes focus when the page has changed. */
    isPageHeading?: boolean | undefined;
    children: ReactNode;
}
/** A heading whose level follows the outline and whose look follows the design. */
declare function Heading({ level, look, id, isPageHeading, children }: HeadingProps): react.JSX.Element;

declare const CARD_PADDINGS: readonly ["standard", "none"];
interface CardProps {
    /** Names the region; a card without a title is no region, just a surface. */
    title?: ReactNode;
    /** 2 unless said otherwise; the look stays the same. */
    headingLevel?: HeadingLevel | undefined;
    actions?: ReactNode;
    padding?: (typeof CARD_PADDINGS)[number] | undefined;
    children: ReactNode;
}
/** A surface for one subject of a page, with its title and what can be done to it. */
declare function Card({ title, headingLevel, actions, padding, children }: CardProps): react.JSX.Element;

interface CheckboxProps extends Pick<CheckboxFieldProps, 'isSelected' | 'onChange' | 'isIndeterminate' | 'isRequired' | 'isDisabled' | 'name' | 'value' | 'autoFocus' | 'id'> {
    /** The words beside the box; they are its name. */
    children: ReactNode;
    description?: ReactNode;
    errorMessage?: string | undefined;
}
/** Yes or no to one thing, saved with the form. */
declare function Checkbox({ children, description, errorMessage, ...props }: CheckboxProps): react.JSX.Element;

/** What every field takes, whatever it holds. */
interface FieldProps {
    label: string;
    /** Keeps the label for screen readers only; for a search box beside its own heading. */
    isLabelHidden?: boolean;
    /** Help that is read with the field. */
    description?: ReactNode;
    /** What is wrong and how to put it right; its presence marks the field invalid. */
    errorMessage?: string | undefined;
    isRequired?: boolean;
    /** Says "(optional)" after the label; required fields carry no mark. */
    isOptional?: boolean;
    isDisabled?: boolean;
    name?: string;
    id?: string;
    autoFocus?: boolean;
}

/** One of several answers. */
interface ChoiceOption<Id extends string = string> {
    id: Id;
    label: string;
    description?: string;
    isDisabled?: boolean;
}
interface CheckboxGroupProps<Id extends string = string> extends Omit<FieldProps, 'autoFocus'> {
    options: readonly ChoiceOption<Id>[];
    value: readonly Id[];
    onChange: (value: Id[]) => void;
}
/** Any number of several answers. */
declare function CheckboxGroup<Id extends string>({ options, value, onChange, ...props }: CheckboxGroupProps<Id>): react.JSX.Element;

/** Says beside the logo that the product is by invitation. */
declare function ClosedBetaBadge(): react.JSX.Element;

declare const COLUMN_TEMPLATES: readonly ["main-aside", "equal"];
declare const COLUMN_ALIGNMENTS: readonly ["start", "stretch"];
interface ColumnsProps {
    template: (typeof COLUMN_TEMPLATES)[number];
    gap?: Space | undefined;
    /** `stretch` gives both columns the height of the taller. */
    align?: (typeof COLUMN_ALIGNMENTS)[number] | undefined;
    /** Two children, in reading order. */
    children: ReactNode;
}
/** Two columns of a page that stand under one another on narrow screens. */
declare function Columns({ template, gap, align, children }: ColumnsProps): react.JSX.Element;

/** One thing to choose; its label is also what is typed to reach it. */
interface ListOption<Id extends string = string> {
    id: Id;
    label: string;
    description?: string | undefined;
    isDisabled?: boolean;
}

declare const COMBO_BOX_FILTERS: readonly ["contains", "none"];
interface ComboBoxProps<Id extends string = string> extends FieldProps {
    items: readonly ListOption<Id>[];
    inputValue: string;
    onInputChange: (value: string) => void;
    selectedKey: Id | null;
    /** `null` when the text is cleared. The chosen label is also handed to `onInputChange`. */
    onSelectionChange: (key: Id | null) => void;
    /** `none` when the server does the finding. */
    filter?: (typeof COMBO_BOX_FILTERS)[number];
    isLoading?: boolean;
    /** Shown and spoken when nothing is found: what to do instead. */
    emptyText?: string;
    placeholder?: string;
}
/** One answer found by typing, from a list at hand or from the server. */
declare function ComboBox<Id extends string>(props: ComboBoxProps<Id>): react.JSX.Element;

interface DateFieldProps extends FieldProps {
    /** `YYYY-MM-DD`. */
    value: string | null;
    /** `null` while the date is not whole. */
    onChange: (value: string | null) => void;
    minValue?: string;
    maxValue?: string;
}
/** A date known by heart, like a birthday: typed, without a calendar. */
declare function DateField({ value, onChange, minValue, maxValue, ...props }: DateFieldProps): react.JSX.Element;

type DatePickerProps = DateFieldProps;
/** A date near today: typed, or chosen from a calendar. */
declare function DatePicker({ value, onChange, minValue, maxValue, ...props }: DatePickerProps): react.JSX.Element;

declare const DESCRIPTION_LAYOUTS: readonly ["stacked", "side"];
interface DescriptionListProps {
    items: readonly {
        term: string;
        description: ReactNode;
    }[];
    /** `stacked` in columns of details, `side` for a few facts with their values at the end. */
    layout?: (typeof DESCRIPTION_LAYOUTS)[number] | undefined;
}
/** What is known about one thing: a term and what it is. */
declare function DescriptionList({ items, layout }: DescriptionListProps): react.JSX.Element;

declare const DIALOG_SIZES: readonly ["s", "m", "l"];
interface DialogProps {
    /** What is done here; the dialog's name. */
    title: string;
    isOpen: boolean;
    /** Escape and the close button ask to close; a consumer may first ask about what was typed. */
    onOpenChange: (isOpen: boolean) => void;
    size?: (typeof DIALOG_SIZES)[number];
    children: ReactNode;
    /** Buttons under the content; a Form inside brings its own instead. */
    footer?: ReactNode;
}
/** A task of its own over the page, which waits behind it; focus comes back to where it was. */
declare function Dialog({ isOpen, onOpenChange, size, footer, children, ...props }: DialogProps): react.JSX.Element;

interface EmptyStateProps {
    /** What is not there, like "No invoices yet". */
    title: string;
    /** What this place is for. */
    children: ReactNode;
    /** The first step. */
    action?: ReactNode;
    icon?: ReactNode;
}
/** Stands where there is nothing yet: says what the place is for and offers the first step. */
declare function EmptyState({ title, children, action, icon }: EmptyStateProps): react.JSX.Element;

declare const FIELD_GROUP_COLUMNS: readonly [1, 2, 3];
interface FieldGroupProps {
    /** What the fields are about; read before each of them. */
    legend: string;
    isLegendHidden?: boolean;
    /** The most columns; fewer where there is no room. */
    columns?: (typeof FIELD_GROUP_COLUMNS)[number];
    children: ReactNode;
}
/** Fields that belong together under one name. */
declare function FieldGroup({ legend, isLegendHidden, columns, children }: FieldGroupProps): react.JSX.Element;

interface FilterBarProps {
    /** Names the group, like "Filter invoices". */
    label: string;
    children: ReactNode;
}
/** What narrows a list, above the list. */
declare function FilterBar({ label, children }: FilterBarProps): react.JSX.Element;

/** One thing to put right; without a `field` it is said but leads nowhere. */
interface FormError {
    /** The field's `name`. */
    field?: string;
    /** The id of the control, when the field has no name. */
    fieldId?: string;
    message: string;
}

interface FormProps {
    /** Called when the form is sent by its button, by Enter, or by Ctrl/⌘+Enter from anywhere in it. */
    onSubmit: () => void;
    /** While it is being saved, sending it again does nothing. */
    isPending?: boolean;
    /** What has to be put right; shown above the fields, and focused after a try to send. */
    errors?: readonly FormError[];
    errorTitle?: string;
    /** Names the form as a landmark. */
    label?: string;
    id?: string;
    children: ReactNode;
    /** The buttons, the sending one with `type="submit"`. */
    footer?: ReactNode;
}
/** Fields that are sent together. */
declare function Form({ onSubmit, isPending, errors, footer, children, ...props }: FormProps): react.JSX.Element;

interface GridProps {
    /** How narrow a column may get before there is one fewer, like `14rem`. */
    min: string;
    gap?: Space | undefined;
    children: ReactNode;
}
/** As many equal columns as fit, one when the page is narrower than `min`. */
declare function Grid({ min, gap, children }: GridProps): react.JSX.Element;

declare const ICON_SIZES: readonly ["s", "m", "l"];

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

interface IconProps {
    of: IconName;
    size?: (typeof ICON_SIZES)[number] | undefined;
    /** Only for an icon that stands without words; otherwise it is decoration. */
    label?: string | undefined;
}
/** One icon of the product's set, as high as a line of the text beside it. */
declare function Icon({ of, size, label }: IconProps): react.JSX.Element;

declare const ICON_TILE_TONES: readonly ["info", "good", "wait", "bad", "neutral", "teal"];
interface IconTileProps {
    tone?: (typeof ICON_TILE_TONES)[number] | undefined;
    /** An Icon; decoration beside words. */
    children: ReactNode;
}
/** An icon on a small tinted square, to find a line of a list again by. */
declare function IconTile({ tone, children }: IconTileProps): react.JSX.Element;

declare const INLINE_ALIGNMENTS: readonly ["start", "center", "baseline", "end"];
declare const INLINE_JUSTIFICATIONS: readonly ["start", "between", "end"];
interface InlineProps {
    gap?: Space | undefined;
    align?: (typeof INLINE_ALIGNMENTS)[number] | undefined;
    justify?: (typeof INLINE_JUSTIFICATIONS)[number] | undefined;
    /** True unless said otherwise: what doesn't fit goes to the next line. */
    wrap?: boolean | undefined;
    children: ReactNode;
}
/** Sets one thing beside another, wrapping where there is no room. */
declare function Inline({ gap, align, justify, wrap, children }: InlineProps): react.JSX.Element;

interface ItemListItem {
    id: string;
    /** What to find the line by: a time, an IconTile, an Avatar. */
    leading?: ReactNode;
    title: ReactNode;
    detail?: ReactNode;
    /** A StatusBadge or an amount at the end; a chevron when there is none but an `href`. */
    trailing?: ReactNode;
    /** Makes the whole line lead there; the title is the link's name. */
    href?: string | undefined;
}
interface ItemListProps {
    /** Names the list when no heading stands right above it. */
    label?: string | undefined;
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
}
interface LedgerListProps {
    /** Names the table, like "How the balance adds up". */
    label: string;
    entries: readonly LedgerEntry[];
    totalLabel: string;
    total: string;
}
/** Amounts that add up, line by line, to the total below them. */
declare function LedgerList({ label, entries, totalLabel, total }: LedgerListProps): react.JSX.Element;

declare const LINK_TONES: readonly ["standalone", "inline", "quiet"];
interface LinkProps extends Omit<LinkProps$1, 'className' | 'style' | 'children' | 'render'> {
    href: string;
    /** `inline` within a sentence, `standalone` by itself, `quiet` where its place already says that it leads on. */
    tone?: (typeof LINK_TONES)[number] | undefined;
    children: ReactNode;
}
/** Leads to another page; to do something on this one, use Button. */
declare function Link({ tone, children, ...props }: LinkProps): react.JSX.Element;

interface LinkButtonProps extends Omit<LinkProps$1, 'className' | 'style' | 'children' | 'render'> {
    href: string;
    tone?: (typeof BUTTON_TONES)[number] | undefined;
    size?: (typeof BUTTON_SIZES)[number] | undefined;
    width?: (typeof BUTTON_WIDTHS)[number] | undefined;
    /** An icon before the words; it is decoration, the words are the name. */
    icon?: ReactNode;
    children: ReactNode;
}
/** Leads elsewhere with the weight of a button, like "New invoice" at the top of a list. */
declare function LinkButton({ tone, size, width, icon, children, ...props }: LinkButtonProps): react.JSX.Element;

/** What comes within this time is never called loading. */
declare const LOADING_DELAY_MS = 150;
interface LoadingRegionProps {
    /** What is said when it takes a while, like "Loading invoices…". */
    label: string;
    isLoading: boolean;
    /** Skeletons while loading, the content afterwards. */
    children: ReactNode;
}
/** Says politely that something is on its way, once, and marks the region as busy. */
declare function LoadingRegion({ label, isLoading, children }: LoadingRegionProps): react.JSX.Element;

declare const LOGO_SIZES: readonly ["m", "l"];
interface LogoProps {
    size?: (typeof LOGO_SIZES)[number] | undefined;
}
/** The mark of two leaves and the name. */
declare function Logo({ size }: LogoProps): react.JSX.Element;

declare const MENU_ITEM_TONES: readonly ["normal", "danger"];
/** One action of a menu, or with `href` one way elsewhere. */
interface MenuAction<Id extends string = string> {
    id: Id;
    label: string;
    icon?: ReactNode;
    tone?: (typeof MENU_ITEM_TONES)[number];
    isDisabled?: boolean;
    /** A quiet second line: what it does, or why it can't. */
    description?: string | undefined;
    href?: string;
}
/** Actions under a heading; without a label only a line sets them apart. */
interface MenuGroup<Id extends string = string> {
    id: string;
    label?: string;
    description?: string;
    items: readonly MenuAction<Id>[];
}
/** What every menu takes: a flat list of actions, or sections of them. */
type MenuContent<Id extends string = string> = {
    onAction: (id: Id) => void;
} & ({
    items: readonly MenuAction<Id>[];
    sections?: never;
} | {
    sections: readonly MenuGroup<Id>[];
    items?: never;
});

declare const MENU_PLACEMENTS: readonly ["bottom start", "bottom end", "top start", "top end"];
type MenuPlacement = (typeof MENU_PLACEMENTS)[number];

type MenuProps<Id extends string = string> = MenuContent<Id> & {
    /** The name of what opens it: "Actions for invoice INV-1042". */
    label: string;
    /** What is seen of it; three dots unless given. */
    trigger?: ReactNode;
    placement?: MenuPlacement;
    isDisabled?: boolean;
};
/** Several actions behind one small control; MenuButton where there is room for words. */
declare function Menu<Id extends string>(props: MenuProps<Id>): react.JSX.Element;

type MenuButtonProps<Id extends string = string> = MenuContent<Id> & Pick<ButtonProps, 'tone' | 'size' | 'icon' | 'isDisabled' | 'isPending'> & {
    /** The words on the button; its name. */
    label: string;
    placement?: MenuPlacement;
};
/** A button with words that opens several actions of equal weight. */
declare function MenuButton<Id extends string>(props: MenuButtonProps<Id>): react.JSX.Element;

interface MoneyFieldProps extends FieldProps {
    /** Whole cents, or nothing yet. */
    valueCents: number | null;
    /** Called with every key; `null` while the text is empty or no amount. */
    onChangeCents: (cents: number | null) => void;
    /** ISO 4217. */
    currency: string;
    maxCents?: number;
}
/** An amount of money: "120.5" is 120.50. It never holds a fraction of a cent. */
declare function MoneyField({ valueCents, onChangeCents, currency, maxCents, ...props }: MoneyFieldProps): react.JSX.Element;

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

interface NumberFieldProps extends FieldProps {
    value: number | null;
    /** Called with every key; `null` while the text is empty or no number. */
    onChange: (value: number | null) => void;
    minValue?: number;
    maxValue?: number;
    /** What the up and down arrows add and take away; it also says whether decimals are allowed. */
    step?: number;
    /** Stands after the number: "minutes". */
    unit?: ReactNode;
}
/** A count or a measure; not for codes, phone numbers or money. */
declare function NumberField({ value, onChange, minValue, maxValue, step, unit, ...props }: NumberFieldProps): react.JSX.Element;

/** The growing oaklet of the public pages; fills the box it is given, and says nothing to those who listen. */
declare function OakletIllustration(): react.JSX.Element;

interface PageHeaderProps {
    /** Where you are. */
    title: ReactNode;
    /** What matters here: the count, the sum, the next thing. */
    summary?: ReactNode;
    /** The primary action comes last. */
    actions?: ReactNode;
    breadcrumbs?: BreadcrumbsProps['items'] | undefined;
    /** Before the title, like an Avatar. */
    leading?: ReactNode;
    /** Beside the title, like a StatusBadge. */
    trailing?: ReactNode;
}
/** The top of every page: its one h1, which takes focus when the page has changed, and what to do here. */
declare function PageHeader({ title, summary, actions, breadcrumbs, leading, trailing }: PageHeaderProps): react.JSX.Element;

interface PagerProps {
    /** Names the group, like "Pages of invoices". */
    label: string;
    /** What is shown of how many, like "1–25 of 60"; spoken when it changes. */
    range: string;
    hasPrevious: boolean;
    hasNext: boolean;
    onPrevious: () => void;
    onNext: () => void;
}
/** Steps through a long list. Focus moves to the other button when the pressed one has led to the end. */
declare function Pager({ label, range, hasPrevious, hasNext, onPrevious, onNext }: PagerProps): react.JSX.Element;

declare const PASSWORD_PURPOSES: readonly ["current-password", "new-password"];
interface PasswordFieldProps extends FieldProps {
    value: string;
    onChange: (value: string) => void;
    /** Tells a password manager whether to fill in or to propose. */
    autoComplete: (typeof PASSWORD_PURPOSES)[number];
    /** Stands at the end of the label's line: the way to a forgotten password. */
    labelAction?: ReactNode;
    inputRef?: Ref<HTMLInputElement>;
}
/** A password, hidden until its owner asks to see it. */
declare function PasswordField({ labelAction, inputRef, ...props }: PasswordFieldProps): react.JSX.Element;

interface PhoneFieldProps extends FieldProps {
    /** Digits only. */
    value: string;
    /** Called with digits only, at every key. */
    onChange: (digits: string) => void;
    autoComplete?: 'tel' | 'off';
}
/** A phone number, typed in any form and set as (###) ###-#### on leaving. */
declare function PhoneField({ value, onChange, autoComplete, ...props }: PhoneFieldProps): react.JSX.Element;

declare const RADIO_ORIENTATIONS: readonly ["vertical", "horizontal"];
interface RadioGroupProps<Id extends string = string> extends FieldProps {
    options: readonly ChoiceOption<Id>[];
    value: Id | null;
    onChange: (value: Id) => void;
    orientation?: (typeof RADIO_ORIENTATIONS)[number];
}
/** One of a few answers, all of them in sight; from about six on, use Select. */
declare function RadioGroup<Id extends string>(props: RadioGroupProps<Id>): react.JSX.Element;

interface SearchFieldProps extends FieldProps {
    value: string;
    onChange: (value: string) => void;
    /** Enter was pressed. */
    onSubmit?: (value: string) => void;
    placeholder?: string;
    /** The key that leads here, shown while the field is empty; the screen wires it. */
    shortcut?: string;
    inputRef?: Ref<HTMLInputElement>;
}
/** Finds by words; Escape clears it, and so does its button. */
declare function SearchField({ placeholder, shortcut, inputRef, ...props }: SearchFieldProps): react.JSX.Element;

interface SegmentedControlProps<Id extends string = string> {
    /** What is being switched; for screen readers. */
    label: string;
    options: readonly {
        id: Id;
        label: string;
        isDisabled?: boolean;
    }[];
    selectedKey: Id;
    onSelectionChange: (key: Id) => void;
    isDisabled?: boolean;
}
/** Switches at once between a few views of the same thing; exactly one is on. */
declare function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>): react.JSX.Element;

interface SelectProps<Id extends string = string> extends FieldProps {
    items: readonly ListOption<Id>[];
    selectedKey: Id | null;
    onSelectionChange: (key: Id) => void;
    /** Shown while nothing is chosen. */
    placeholder?: string;
}
/** One of several known answers; for many, or ones that come from the server, use ComboBox. */
declare function Select<Id extends string>(props: SelectProps<Id>): react.JSX.Element;

interface SideNavItem {
    id: string;
    label: string;
    href: string;
    icon: IconName;
    isCurrent: boolean;
    /** A short count; say what it counts in `badgeLabel`. */
    badge?: string | undefined;
    badgeLabel?: string | undefined;
    /** Called when the link is pointed at or focused, to load what it leads to. */
    onIntent?: (() => void) | undefined;
}

interface SideNavGroup {
    id: string;
    /** What shows; a line break makes its two lines. */
    label: string;
    /** What is spoken, and shown when pointed at. */
    fullLabel: string;
    items: readonly SideNavItem[];
}
interface SideNavProps {
    /** Names the landmark, like "Main". */
    label: string;
    items: readonly SideNavItem[];
    groups?: readonly SideNavGroup[] | undefined;
}
/** The places of the application. In an AppShell it takes the collapsed look from the frame. */
declare function SideNav({ label, items, groups }: SideNavProps): react.JSX.Element;

declare const SKELETON_SHAPES: readonly ["line", "block", "row"];
interface SkeletonProps {
    shape: (typeof SKELETON_SHAPES)[number];
    /** Any CSS length; the full width unless said otherwise. */
    width?: string | undefined;
    /** Any CSS length; what goes with the shape unless said otherwise. */
    height?: string | undefined;
    count?: number | undefined;
}
/** The outline of what is coming, after 150 ms; silent, so put it in a LoadingRegion that speaks. */
declare function Skeleton({ shape, width, height, count }: SkeletonProps): react.JSX.Element;

interface SkipLinkProps {
    /** The fragment of what it skips to, `#main` in the application's frame. */
    href: `#${string}`;
    children?: ReactNode;
}
/** The first Tab stop of a page: past the navigation, to the content, without a new entry in the history. */
declare function SkipLink({ href, children }: SkipLinkProps): react.JSX.Element;

interface SpinnerProps {
    /** What is being waited for, shown and spoken. */
    label: string;
}
/** Waiting with nothing known of what will come; where its outline is known, use Skeleton. */
declare function Spinner({ label }: SpinnerProps): react.JSX.Element;

declare const STACK_ELEMENTS: readonly ["div", "ul", "ol", "section", "article", "header", "footer"];
declare const STACK_ALIGNMENTS: readonly ["stretch", "start", "center", "end"];
interface StackProps {
    gap?: Space | undefined;
    align?: (typeof STACK_ALIGNMENTS)[number] | undefined;
    /** `ul` and `ol` keep their list role without bullets; give them `li` children. */
    as?: (typeof STACK_ELEMENTS)[number] | undefined;
    children: ReactNode;
}
/** Sets one thing under another, with the same distance between all. */
declare function Stack({ gap, align, as: Element, children }: StackProps): react.JSX.Element;

interface StatProps {
    label: string;
    value: ReactNode;
    /** What to compare it with. */
    note?: ReactNode;
    /** Where the number comes from. */
    href?: string | undefined;
}
/** One number with what it counts. */
declare function Stat({ label, value, note, href }: StatProps): react.JSX.Element;

interface StatusBadgeProps {
    tone?: Tone | undefined;
    /** The status in a word or two. */
    children: ReactNode;
}
/** Says a status in a word with a mark; the colour only agrees. */
declare function StatusBadge({ tone, children }: StatusBadgeProps): react.JSX.Element;

declare const TABLE_ALIGNMENTS: readonly ["start", "end"];
interface TableColumn<Row> {
    id: string;
    /** The column's heading, and the label of its cells among cards. */
    header: string;
    /** The cell that names its row; the first column unless one says so. */
    isRowHeader?: boolean | undefined;
    /** `end` for money and numbers. */
    align?: (typeof TABLE_ALIGNMENTS)[number] | undefined;
    cell: (row: Row) => ReactNode;
    /** Any CSS width; as wide as it needs unless said otherwise. */
    width?: string | undefined;
}
interface TableProps<Row> {
    /** Names the table. */
    label: string;
    columns: readonly TableColumn<Row>[];
    rows: readonly Row[];
    rowKey: (row: Row) => string;
    /** Where a row leads; Enter follows it, and the pointer can open it in a new tab. */
    rowHref?: ((row: Row) => string) | undefined;
    /** What opening a row does, where it leads to no page of its own. */
    onRowAction?: ((key: string) => void) | undefined;
    /** Shown in place of rows when there are none. */
    emptyState?: ReactNode;
    isLoading?: boolean | undefined;
    /** Below the rows, like a Pager. */
    footer?: ReactNode;
    /** True unless said otherwise: where the columns have no room, each row is a labelled card. */
    hasCardsOnPhone?: boolean | undefined;
}
/** Rows to compare and open: one Tab stop, arrow keys, Home and End, typeahead, Enter. Page it at 100 rows. */
declare function Table<Row>(props: TableProps<Row>): react.JSX.Element;

interface TabsProps<Id extends string> {
    /** Names the row of tabs. */
    label: string;
    tabs: readonly {
        id: Id;
        label: ReactNode;
        content: ReactNode;
    }[];
    selectedKey: Id;
    onSelectionChange: (id: Id) => void;
}
/** Views of one thing, one at a time; only the selected panel is mounted. */
declare function Tabs<Id extends string>({ label, tabs, selectedKey, onSelectionChange }: TabsProps<Id>): react.JSX.Element;

declare const TEXT_TONES: readonly ["inherit", "normal", "quiet", "error", "good"];
declare const TEXT_ELEMENTS: readonly ["p", "span", "div", "strong", "em", "li", "time"];
interface TextProps {
    size?: FontSize | undefined;
    weight?: FontWeight | undefined;
    tone?: (typeof TEXT_TONES)[number] | undefined;
    /** `p` unless said otherwise. */
    as?: (typeof TEXT_ELEMENTS)[number] | undefined;
    /** Figures of equal width, for what is compared line by line. */
    isTabular?: boolean | undefined;
    align?: 'start' | 'end' | undefined;
    /** Keeps lines to a comfortable length. */
    isReading?: boolean | undefined;
    /** Cuts what doesn't fit on one line; never for what is said nowhere else. */
    isOneLine?: boolean | undefined;
    id?: string | undefined;
    children: ReactNode;
}
/** Words in the sizes, weights and tones of the product. */
declare function Text(props: TextProps): react.JSX.Element;

interface TextAreaProps extends FieldProps {
    value: string;
    onChange: (value: string) => void;
    /** Lines shown before anything is typed. */
    rows?: number;
    maxLength?: number;
    isReadOnly?: boolean;
}
/** Several lines of text; Enter makes a new line. */
declare function TextArea({ rows, ...props }: TextAreaProps): react.JSX.Element;

declare const TEXT_FIELD_TYPES: readonly ["text", "email", "tel", "url"];
interface TextFieldProps extends FieldProps, Pick<TextFieldProps$1, 'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck' | 'isReadOnly' | 'onFocus' | 'onBlur' | 'onKeyDown'> {
    value: string;
    onChange: (value: string) => void;
    type?: (typeof TEXT_FIELD_TYPES)[number];
    /** An example, never the label; avoid it where a description does. */
    placeholder?: string;
    /** Sets figures of one width. */
    isNumeric?: boolean;
    /** Stands inside the box, before the input: a currency sign. */
    leading?: ReactNode;
    /** Stands inside the box, after the input: a unit. */
    trailing?: ReactNode;
    inputRef?: Ref<HTMLInputElement>;
}
/** One line of text. */
declare function TextField(allProps: TextFieldProps): react.JSX.Element;

interface TimeFieldProps extends FieldProps {
    /** `HH:MM`, by the 24-hour clock. */
    value: string | null;
    /** `null` while the time is not whole. */
    onChange: (value: string | null) => void;
    /** Minutes that an arrow key on the minutes moves by; any minute can be typed. */
    step?: number;
    minValue?: string;
    maxValue?: string;
}
/** A time of day, typed part by part. */
declare function TimeField({ value, onChange, step, minValue, maxValue, ...props }: TimeFieldProps): react.JSX.Element;

/** How an event looks: `tentative` is dashed, `muted` ended or called off and struck, `done` ticked. */
declare const TIME_GRID_LOOKS: readonly ["solid", "tentative", "muted", "done"];
type TimeGridLook = (typeof TIME_GRID_LOOKS)[number];
/** Something that takes time, from one instant to another (ISO 8601). */
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
}
/** Where an event is moved to, as instants. */
interface TimeSpan {
    start: string;
    end: string;
}
/** An opening in wall-clock hours: `{ opens: '09:00', closes: '17:00' }`; midnight at the end is `'24:00'`. */
interface OpenHours {
    opens: string;
    closes: string;
}

type TimeGridNavigation = 'previous-week' | 'next-week' | 'today';
interface TimeGridHandle {
    /** Focuses where the keyboard was last. */
    focus: () => void;
    /** Focuses an event if it is shown. */
    focusEvent: (eventId: string) => void;
}
interface TimeGridProps {
    /** Names the grid: "Week of November 16". */
    label: string;
    /** The columns, `YYYY-MM-DD`. */
    days: readonly string[];
    /** IANA zone whose wall clock the rows follow. */
    timeZone: string;
    events: readonly TimeGridEvent[];
    /** Minutes from row to row; divides 60. */
    slotMinutes?: number;
    /** First and last hour shown; they widen so that no event is hidden. */
    dayStartHour?: number;
    dayEndHour?: number;
    /** Times outside are shaded; without it none are. */
    businessHours?: ((day: string) => readonly OpenHours[]) | undefined;
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
    onFocusedSlotChange?: ((start: string) => void) | undefined;
    /** A slot was pressed; without it slots do nothing. */
    onCreate?: ((start: string, end: string) => void) | undefined;
    onOpen?: ((eventId: string) => void) | undefined;
    /** Without it nothing can be moved. While a promise is pending the event shows at its new time; a rejection puts it back. */
    onMove?: ((eventId: string, to: TimeSpan) => void | Promise<unknown>) | undefined;
    /** PageUp, PageDown and `t`; show other `days` and the keyboard stays on the time of day. */
    onNavigate?: ((by: TimeGridNavigation, from: {
        date: string;
        time: string;
    }) => void) | undefined;
    ref?: Ref<TimeGridHandle> | undefined;
}

/** A week (or any days) of events on one keyboard-operable grid: rows are times, columns days, one Tab stop. */
declare function TimeGrid(props: TimeGridProps): react.JSX.Element;

/** Where toasts appear; mounted once, at the end of the application. F6 leads into it and back. */
declare function ToastRegion(): react.JSX.Element;

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

interface ToolbarProps {
    /** Names the toolbar. */
    label: string;
    children: ReactNode;
}
/** Several controls behind one Tab stop; the arrow keys move between them. */
declare function Toolbar({ label, children }: ToolbarProps): react.JSX.Element;

declare const TOOLTIP_PLACEMENTS: readonly ["top", "bottom", "start", "end"];
interface TooltipProps {
    /** A few words that add to the name; never something that can't be had elsewhere. */
    content: string;
    placement?: (typeof TOOLTIP_PLACEMENTS)[number];
    isDisabled?: boolean;
    /** One Button, Link or other control of this design system. */
    children: ReactElement;
}
/** Words beside a control while it is pointed at or focused; Escape puts them away. */
declare function Tooltip({ content, placement, isDisabled, children }: TooltipProps): react.JSX.Element;

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

interface VisuallyHiddenProps {
    as?: 'span' | 'div' | 'p' | 'h2' | undefined;
    id?: string | undefined;
    children: ReactNode;
}
/** Words for those who listen, where those who look have the layout. */
declare function VisuallyHidden({ as: Element, id, children }: VisuallyHiddenProps): react.JSX.Element;

export { ALERT_DIALOG_TONES, AVATAR_SIZES, AVATAR_TONES, AlertDialog, AppShell, Avatar, BUTTON_SIZES, BUTTON_TONES, BUTTON_WIDTHS, Banner, Breadcrumbs, Button, CARD_PADDINGS, COLUMN_ALIGNMENTS, COLUMN_TEMPLATES, COMBO_BOX_FILTERS, Card, Checkbox, CheckboxGroup, ClosedBetaBadge, Columns, ComboBox, DESCRIPTION_LAYOUTS, DIALOG_SIZES, DateField, DatePicker, DescriptionList, Dialog, EmptyState, FIELD_GROUP_COLUMNS, FieldGroup, FilterBar, Form, Grid, HEADING_LEVELS, HEADING_LOOKS, Heading, ICON_NAMES, ICON_SIZES, ICON_TILE_TONES, INLINE_ALIGNMENTS, INLINE_JUSTIFICATIONS, Icon, IconTile, Inline, ItemList, LINK_TONES, LOADING_DELAY_MS, LOGO_SIZES, LedgerList, Link, LinkButton, LoadingRegion, Logo, MAIN_ID, MENU_ITEM_TONES, MENU_PLACEMENTS, Menu, MenuButton, MoneyField, MoneyText, NumberField, OakletIllustration, PAGE_HEADING_ID, PASSWORD_PURPOSES, PageHeader, Pager, PasswordField, PhoneField, RADIO_ORIENTATIONS, RadioGroup, SKELETON_SHAPES, STACK_ALIGNMENTS, STACK_ELEMENTS, SearchField, SegmentedControl, Select, SideNav, Skeleton, SkipLink, Spinner, Stack, Stat, StatusBadge, TABLE_ALIGNMENTS, TEXT_ELEMENTS, TEXT_FIELD_TYPES, TEXT_TONES, TIME_GRID_LOOKS, TOAST_TONES, TONES, TOOLTIP_PLACEMENTS, Table, Tabs, Text, TextArea, TextField, TimeField, TimeGrid, ToastRegion, Toolbar, Tooltip, TopBar, VisuallyHidden, announce, showToast, toasts };
export type { AlertDialogProps, AppShellProps, AvatarProps, BannerProps, BreadcrumbsProps, ButtonProps, CardProps, CheckboxGroupProps, CheckboxProps, ChoiceOption, ColumnsProps, ComboBoxProps, DateFieldProps, DatePickerProps, DescriptionListProps, DialogProps, EmptyStateProps, FieldGroupProps, FieldProps, FilterBarProps, FormError, FormProps, GridProps, HeadingLevel, HeadingProps, IconName, IconProps, IconTileProps, InlineProps, ItemListItem, ItemListProps, LedgerEntry, LedgerListProps, LinkButtonProps, LinkProps, ListOption, LoadingRegionProps, LogoProps, MenuAction, MenuButtonProps, MenuContent, MenuGroup, MenuPlacement, MenuProps, MoneyFieldProps, MoneyTextProps, NumberFieldProps, OpenHours, PageHeaderProps, PagerProps, PasswordFieldProps, PhoneFieldProps, Politeness, RadioGroupProps, SearchFieldProps, SegmentedControlProps, SelectProps, SideNavGroup, SideNavItem, SideNavProps, SkeletonProps, SkipLinkProps, SpinnerProps, StackProps, StatProps, StatusBadgeProps, TableColumn, TableProps, TabsProps, TextAreaProps, TextFieldProps, TextProps, TimeFieldProps, TimeGridEvent, TimeGridHandle, TimeGridLook, TimeGridNavigation, TimeGridProps, TimeSpan, ToastMessage, Tone, ToolbarProps, TooltipProps, TopBarProps, VisuallyHiddenProps };

// @oaklet/design-system/tokens

export { F as FontSize, a as FontWeight, S as Space, b as breakpoints, c as controlSize, e as elevation, f as fontFamily, d as fontSize, g as fontWeight, h as frameSize, l as lineHeight, m as measure, r as radius, s as space } from '../type.js';

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

/** What each colour is for. Text roles reach 7:1 on the surfaces they are used on unless their comment says otherwise. */
declare const roles: {
    /** Body text and headings: 15.1 on card, 14.0 on canvas. */
    readonly text: "#16282A";
    /** Secondary text: 8.2 on card, 7.6 on canvas and on a row under the pointer. */
    readonly textQuiet: "#415250";
    /** The page behind everything. */
    readonly canvas: "#F3F7F6";
    /** What content stands on. */
    readonly card: "#FFFFFF";
    /** A row or cell under the pointer; text keeps 7:1 on it. */
    readonly cardHover: "#EEF8F6";
    /** Hairlines between things; decoration, never the only sign of a control. */
    readonly line: "#D9E4E2";
    /** The edge of a control: 3.8 on card. */
    readonly controlBorder: "#6F8783";
    /** The one thing to do next: white text on it is 7.2. */
    readonly action: "#016359";
    readonly actionHover: "#014F47";
    readonly actionPressed: "#013D37";
    readonly onAction: "#FFFFFF";
    /** Text that acts without a filled surface, like a quiet button: 8.4 on card, 7.1 on the tint under the pointer. */
    readonly actionText: "#01584F";
    /** What can't be taken back: white text on it is 8.2. */
    readonly danger: "#9B1C1C";
    readonly dangerHover: "#7D1414";
    readonly onDanger: "#FFFFFF";
    /** Where you are: ink on its tint is 7.5; the bar is a large shape beside a word. */
    readonly current: "#DAF1EC";
    readonly onCurrent: "#12534A";
    readonly currentBar: "#32A293";
    /** Leads elsewhere: 8.2 on card, 7.6 on canvas; always underlined. */
    readonly link: "#2C43B5";
    readonly linkHover: "#27399C";
    /** The focus ring: 8.2 on card, 7.6 on canvas. */
    readonly focus: "#2C43B5";
    readonly info: "#E3EBFE";
    readonly onInfo: "#2642A8";
    readonly good: "#E3F5EA";
    readonly onGood: "#0F5A2F";
    readonly wait: "#FFF3DC";
    readonly onWait: "#6B4300";
    readonly bad: "#FCE9E8";
    readonly onBad: "#8A1C1C";
    readonly neutral: "#E8EEED";
    readonly onNeutral: "#3B4A49";
    /** Error text beside a field: 8.2 on card, 7.6 on canvas. */
    readonly error: "#9B1C1C";
    /** Shapes of the logo and of the public pages; they never carry text. */
    readonly leaf: "#32A293";
    readonly leafDeep: "#016359";
    readonly leafStem: "#12534A";
    readonly bud: "#5B7FFF";
    readonly sky: "#E6F2FA";
    /** Behind a dialog. */
    readonly scrim: "rgb(22 40 42 / 45%)";
};
type ColorRole = keyof typeof roles;
/** Every text and surface that may meet, and the least contrast allowed (WCAG 2.2, 1.4.6 and 1.4.11). */
declare const contrastPairs: readonly {
    text: ColorRole;
    surface: ColorRole;
    atLeast: number;
}[];

/** Durations and easing; every use stands inside `prefers-reduced-motion: no-preference`. */
declare const motion: {
    readonly quick: "120ms";
    readonly calm: "200ms";
    readonly easeOut: "cubic-bezier(0.2, 0, 0, 1)";
};

/** Raw colours. Screens and components use the roles in `roles.ts`, never these. */
declare const palette: {
    readonly ink: "#16282A";
    readonly inkQuiet: "#415250";
    readonly white: "#FFFFFF";
    readonly canvas: "#F3F7F6";
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

export { calendarColors, contrast, contrastPairs, motion, palette, roles };
export type { ColorRole };

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
declare const radius: {
    readonly small: "6px";
    readonly control: "10px";
    readonly card: "14px";
    readonly full: "999px";
};
/** Heights of what is aimed at: 44 px comfortable, 36 px compact, never under 24. */
declare const controlSize: {
    readonly comfortable: "2.75rem";
    readonly compact: "2.25rem";
    readonly minimum: "1.5rem";
};
/** Widths at which the layout changes, in px. */
declare const breakpoints: {
    readonly tablet: 720;
    readonly desktop: 1024;
    readonly wide: 1280;
};
declare const elevation: {
    readonly card: "0 1px 2px rgb(22 40 42 / 5%)";
    readonly overlay: "0 2px 6px rgb(22 40 42 / 8%), 0 12px 32px rgb(22 40 42 / 16%)";
};
/** The frame of the application: the bar above and the navigation beside the page. */
declare const frameSize: {
    readonly topBar: "4rem";
    readonly sidebar: "15.5rem";
    readonly sidebarCollapsed: "4.5rem";
};

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
declare const fontWeight: {
    readonly regular: "400";
    readonly medium: "550";
    readonly strong: "650";
    readonly heading: "700";
};
type FontWeight = keyof typeof fontWeight;
declare const lineHeight: {
    readonly tight: "1.2";
    readonly body: "1.5";
};
/** The longest comfortable line. */
declare const measure = "68ch";

export { breakpoints as b, controlSize as c, fontSize as d, elevation as e, fontFamily as f, fontWeight as g, frameSize as h, lineHeight as l, measure as m, radius as r, space as s };
export type { FontSize as F, Space as S, FontWeight as a };
