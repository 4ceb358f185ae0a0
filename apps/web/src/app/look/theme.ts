import type * as Library from '@mantine/core';
import { createTheme, type MantineColorsTuple } from '@mantine/core';
import controls from './controls.module.css';

const SEA: MantineColorsTuple = [
  '#e8f4fa',
  '#d3e6f1',
  '#a6cbe2',
  '#75afd2',
  '#4e97c5',
  '#3588bd',
  '#2680b9',
  '#166ea3',
  '#0b5c8a',
  '#044d75',
];
// The stock green fails WCAG AA on white at shade 8; this one passes.
const LEAF: MantineColorsTuple = [
  '#e9f7ee',
  '#d5ecdd',
  '#abd8ba',
  '#7cc394',
  '#56b174',
  '#3ea660',
  '#2f9a53',
  '#1f7f41',
  '#146b33',
  '#065726',
];

/** Tooltips wait before they show and before they hide (A9), in milliseconds. */
const TOOLTIP_SHOW_MS = 250;
const TOOLTIP_HIDE_MS = 400;

// What floats is drawn at the end of the page's main part: there it lies above the sticky header, and still in a landmark.
const PORTAL = { withinPortal: true, portalProps: { target: '#main' } } as const;
const FLOATING = { ...PORTAL, shadow: 'floating', radius: 'md' } as const;

type LookOf<Component> = Component extends { readonly extend: (look: infer Look) => unknown } ? Look : never;
type Looks = { readonly [Name in keyof typeof Library]?: LookOf<(typeof Library)[Name]> } & {
  readonly InputWrapper: LookOf<typeof Library.Input.Wrapper>;
};

// Their types alone: naming the components themselves would load every one of them with the first screen.
const components = {
  Button: {
    defaultProps: { size: 'sm', variant: 'default' },
    classNames: { root: controls.button, section: controls.buttonSection },
  },
  ActionIcon: {
    defaultProps: { size: 'md', variant: 'subtle', color: 'gray' },
    classNames: { root: controls.actionIcon },
  },
  CloseButton: { defaultProps: { size: 'sm' }, classNames: { root: controls.closeButton } },
  Input: { classNames: { wrapper: controls.inputWrapper, input: controls.input } },
  InputWrapper: {
    classNames: { label: controls.label, description: controls.description, error: controls.error },
  },
  TextInput: { defaultProps: { size: 'sm' } },
  Textarea: { defaultProps: { size: 'sm' } },
  Select: {
    defaultProps: { size: 'sm', allowDeselect: false, checkIconPosition: 'right', comboboxProps: FLOATING },
  },
  Combobox: {
    // a list that nobody opened is not drawn
    defaultProps: { ...FLOATING, keepMounted: false },
    classNames: { dropdown: controls.floating, option: controls.option, groupLabel: controls.groupLabel },
  },
  Popover: { defaultProps: FLOATING, classNames: { dropdown: controls.floating } },
  Menu: {
    // an open menu has its first item focused: nothing but items may take the focus in it
    defaultProps: { ...FLOATING, withInitialFocusPlaceholder: false },
    classNames: { dropdown: controls.floating, item: controls.menuItem, label: controls.groupLabel },
  },
  Tooltip: {
    defaultProps: { openDelay: TOOLTIP_SHOW_MS, closeDelay: TOOLTIP_HIDE_MS, ...PORTAL },
    classNames: { tooltip: controls.tooltip },
  },
  Modal: {
    defaultProps: {
      radius: 'md',
      shadow: 'xl',
      padding: 'lg',
      centered: false,
      // the head of a dialog is no second banner of the page
      attributes: { header: { role: 'presentation' } },
    },
    classNames: { content: controls.dialog, title: controls.dialogTitle, overlay: controls.veil },
  },
  Drawer: { classNames: { content: controls.drawer, title: controls.dialogTitle } },
  Tabs: { classNames: { list: controls.tabList, tab: controls.tab } },
  Table: {
    defaultProps: { verticalSpacing: 0, horizontalSpacing: 'sm', highlightOnHover: true },
    classNames: { th: controls.th, td: controls.td, tr: controls.tr },
  },
  Checkbox: { defaultProps: { size: 'xs' }, classNames: { input: controls.check } },
  Switch: { defaultProps: { size: 'xs' }, classNames: { track: controls.switchTrack } },
  SegmentedControl: {
    defaultProps: { size: 'xs' },
    classNames: { root: controls.segments, indicator: controls.segmentOn, label: controls.segmentLabel },
  },
  Slider: {
    defaultProps: { size: 4, thumbSize: 16, label: null },
    classNames: { bar: controls.sliderBar, thumb: controls.sliderThumb, track: controls.sliderTrack },
  },
  Pagination: { defaultProps: { size: 'sm' }, classNames: { control: controls.page } },
  Alert: {
    // a variant would write its colours into the element, over those of what it says
    defaultProps: { radius: 'md' },
    classNames: { root: controls.alert, title: controls.alertTitle, message: controls.alertMessage },
  },
  Skeleton: { classNames: { root: controls.skeleton } },
  Kbd: { classNames: { root: controls.kbd } },
  Notification: { classNames: { root: controls.notification } },
} satisfies Looks;

/** One system: Inter in five sizes, an 8 px grid, 28 and 32 px controls, radius 6, shadow on what floats only (ui.md). */
export const theme = createTheme({
  primaryColor: 'sea',
  primaryShade: { light: 8, dark: 7 },
  autoContrast: true,
  colors: { sea: SEA, leaf: LEAF },
  fontFamily: '"Inter Variable", Inter, system-ui, "Segoe UI", Roboto, Arial, sans-serif',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '22px', lg: '24px', xl: '28px' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '28px' },
      h2: { fontSize: '16px', lineHeight: '24px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
      h4: { fontSize: '13px', lineHeight: '20px' },
    },
  },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '6px', xl: '6px' },
  defaultRadius: 'md',
  shadows: { floating: 'var(--cp-shadow)', xl: 'var(--cp-shadow-l)' },
  breakpoints: { xs: '360px', sm: '768px', md: '900px', lg: '1200px', xl: '1440px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components,
});
