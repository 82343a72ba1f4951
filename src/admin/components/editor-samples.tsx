import { Copy, Ellipsis, Monitor, Smartphone, Sparkles, Tablet } from 'lucide-react';
import { useRef, useState } from 'react';
import { Menu, Button as MenuButton, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import type { Translated } from '#content/language/language.ts';
import { Button } from '#ui/button/button.tsx';
import type { SampleProps } from '#ui/catalogue/sample-props.ts';
import { ConfirmByName } from '../forms/confirm-by-name.tsx';
import { DateInput } from '../forms/date/date-input.tsx';
import { SelectInput } from '../forms/select-input.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { TranslatedInput } from '../forms/translated-input.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { SearchBox } from '../shared/search-box.tsx';
import { Segments } from '../shared/segments.tsx';
import { editorSampleWords as say } from './editor-sample-words.ts';
import '../shared/menu/menu.css';

function IconButtonSample({ variant, knobs }: SampleProps) {
  return (
    <IconButton
      icon={Copy}
      label={knobs?.words || say.duplicate}
      shortcut="Ctrl D"
      pressed={variant === 'pressed'}
      isDisabled={knobs?.condition === 'disabled'}
    />
  );
}

function SegmentsSample({ variant }: SampleProps) {
  const [width, setWidth] = useState<'mobile' | 'tablet' | 'desktop'>('tablet');
  const isIcons = variant === 'icons';
  return (
    <Segments
      label={say.width}
      value={width}
      onValue={setWidth}
      options={[
        { value: 'mobile', label: say.widths.mobile, ...(isIcons && { icon: Smartphone }) },
        { value: 'tablet', label: say.widths.tablet, ...(isIcons && { icon: Tablet }) },
        { value: 'desktop', label: say.widths.desktop, ...(isIcons && { icon: Monitor }) },
      ]}
    />
  );
}

function DateInputSample({ variant, knobs }: SampleProps) {
  const [value, setValue] = useState('');
  return (
    <DateInput
      key={variant}
      label={knobs?.words || say.date}
      kind={variant === 'time' || variant === 'date-time' ? variant : 'date'}
      value={value}
      onValue={setValue}
      issue={knobs?.condition === 'error' ? say.dateIssue : undefined}
    />
  );
}

function TextInputSample({ variant, knobs }: SampleProps) {
  const [value, setValue] = useState<string>(say.addressValue);
  return (
    <TextInput
      label={knobs?.words || say.address}
      value={value}
      onValue={setValue}
      help={variant === 'help' ? say.addressHelp : undefined}
      issue={knobs?.condition === 'error' ? say.addressIssue : undefined}
      disabled={knobs?.condition === 'disabled'}
      {...(variant === 'prefix' && { prefix: '/' })}
    />
  );
}

function SelectInputSample({ knobs }: SampleProps) {
  const [value, setValue] = useState('nl');
  return (
    <SelectInput
      label={knobs?.words || say.language}
      value={value}
      onValue={setValue}
      issue={knobs?.condition === 'error' ? say.addressIssue : undefined}
    >
      <option value="nl">{say.dutch}</option>
      <option value="en">{say.english}</option>
    </SelectInput>
  );
}

function TranslatedInputSample({ variant, knobs }: SampleProps) {
  const [value, setValue] = useState<Translated>(say.studioName);
  return (
    <TranslatedInput
      label={knobs?.words || say.studio}
      value={value}
      onValue={setValue}
      isLong={variant === 'long'}
      disabled={knobs?.condition === 'disabled'}
    />
  );
}

function SearchBoxSample({ knobs }: SampleProps) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  return (
    <SearchBox
      label={knobs?.words || say.find}
      input={input}
      query={query}
      setQuery={setQuery}
      goToFirst={() => undefined}
    />
  );
}

function MenuSample({ knobs }: SampleProps) {
  const label = knobs?.words || say.more;
  return (
    <MenuTrigger>
      <MenuButton className="icon-button" aria-label={label} isDisabled={knobs?.condition === 'disabled'}>
        <Ellipsis aria-hidden="true" />
      </MenuButton>
      <Popover className="menu-popover react-aria-Popover" placement="bottom start" offset={4}>
        <Menu className="menu" aria-label={label}>
          <MenuItem className="menu__item">{say.rename}</MenuItem>
          <MenuItem className="menu__item">{say.duplicate}</MenuItem>
          <Separator className="menu__line" />
          <MenuItem className="menu__item menu__item--danger">{say.remove}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function NoticeSample({ variant, knobs }: SampleProps) {
  if (variant === 'failed') {
    return (
      <Notice title={knobs?.words || say.failed} text={say.failedHelp}>
        <Button>{say.again}</Button>
      </Notice>
    );
  }
  return (
    <Notice icon={<Sparkles />} title={knobs?.words || say.empty} text={say.emptyHelp}>
      <Button variant="primary">{say.add}</Button>
    </Notice>
  );
}

function LoadingSample({ knobs }: SampleProps) {
  return <Loading text={knobs?.words || say.loading} />;
}

function ConfirmByNameSample({ knobs }: SampleProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{knobs?.words || say.delete}</Button>
      {isOpen && (
        <ConfirmByName
          title={say.deleteTitle}
          help={say.deleteHelp}
          name={say.deleteName}
          label={say.deleteLabel}
          isBusy={false}
          confirm={close}
          close={close}
        />
      )}
    </>
  );
}

/** Renders a sample of each component, by its name. */
export const editorSamples = {
  IconButton: IconButtonSample,
  Segments: SegmentsSample,
  DateInput: DateInputSample,
  TextInput: TextInputSample,
  SelectInput: SelectInputSample,
  TranslatedInput: TranslatedInputSample,
  SearchBox: SearchBoxSample,
  Menu: MenuSample,
  Notice: NoticeSample,
  Loading: LoadingSample,
  ConfirmByName: ConfirmByNameSample,
} as const;
