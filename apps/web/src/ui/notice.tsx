import { Alert } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

const ICONS = { bad: IconAlertCircle, warn: IconAlertTriangle, plain: IconInfoCircle } as const;

interface NoticeProps {
  /** What it is: something failed, something to know before going on, something to know. */
  readonly tone: keyof typeof ICONS;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** One line or a few about the state of things; what failed is announced at once. */
export function Notice({ tone, title, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <Alert
      role={tone === 'bad' ? 'alert' : 'status'}
      data-tone={tone}
      title={title}
      icon={<Icon size={16} stroke={1.75} aria-hidden />}
    >
      {children}
    </Alert>
  );
}
