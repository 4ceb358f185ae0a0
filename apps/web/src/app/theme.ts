import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const sea: MantineColorsTuple = [
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
const leaf: MantineColorsTuple = [
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

/** One accent colour; green and amber only for meaning; 14 px body on an 8 px grid (ui.md). */
export const theme = createTheme({
  primaryColor: 'sea',
  primaryShade: { light: 8, dark: 8 },
  autoContrast: true,
  colors: { sea, leaf },
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '19px' },
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
});

/** Dimmed text that passes WCAG AA in light and dark. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
    '--cp-proven': '#146b33',
    '--cp-proven-amber': '#8a5a00',
    '--cp-unknown': '#8c96a0',
    '--cp-track': '#e3e7eb',
    '--cp-evidence': '#ffe9a8',
    '--cp-surface': '#f6f8fa',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-1)',
    '--mantine-color-anchor': 'var(--mantine-color-sea-3)',
    '--cp-proven': '#56b174',
    '--cp-proven-amber': '#e0a63a',
    '--cp-unknown': '#7b858f',
    '--cp-track': '#3a3f45',
    '--cp-evidence': '#5c4a10',
    '--cp-surface': '#1f2226',
  },
});
