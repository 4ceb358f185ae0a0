import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { type Locale, LOCALES } from '@counterpart/domain';

/** Each interface language by its own name. */
export const OWN_NAMES: Readonly<Record<Locale, string>> = {
  nl: 'Nederlands',
  fr: 'Français',
  en: 'English',
  it: 'Italiano',
};

interface LanguageMenuProps {
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
}

/** The interface language (SET-24a). */
export function LanguageMenu({ locale, onLocale }: LanguageMenuProps) {
  const intl = useIntl();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={intl.formatMessage({ id: 'shell.language.current' }, { language: OWN_NAMES[locale] })}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        >
          {locale.toUpperCase()}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {LOCALES.map((code) => (
          <Menu.Item
            key={code}
            lang={code}
            aria-current={code === locale ? 'true' : undefined}
            rightSection={code === locale ? <IconCheck size={16} stroke={1.75} aria-hidden /> : null}
            onClick={() => onLocale(code)}
          >
            {OWN_NAMES[code]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
