import { use } from 'react';
import { formatPath } from '#content/block/issue.ts';
import {
  canUseOnDevice,
  findDeviceValue,
  getPathDevice,
  isOwnDevice,
} from '#content/block/responsive-values.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import type { Field } from '#content/fields/field.ts';
import { getFieldDevices, responsiveProperty } from '#content/fields/responsive-fields.ts';
import type { Device } from '#content/look/layout.ts';
import { FieldDevicesContext } from '../../forms/field-devices.ts';
import { MixedFieldsContext, MixedRowContext } from '../../forms/mixed.ts';
import { panelWords } from '../../forms/panel-words.ts';
import { words } from '../../words.ts';
import { useEditor, usePane } from '../services/editor-context.ts';
import { FieldControlInput } from './inputs/control-input.tsx';
import { FieldInput } from './inputs/field-input.tsx';
import { useFormTargets } from './parts/block-form.ts';
import { DeviceButton } from './parts/device-button.tsx';
import type { FormItem } from './parts/form-items.ts';
import type { FieldGroupProps } from './parts/form-parts.ts';

interface FormRowProps extends Pick<FieldGroupProps, 'stored' | 'path'> {
  readonly item: FormItem;
}

/** A row of a form. A responsive field is edited for the device that the frame shows. */
export function FormRow({ item, stored, path }: FormRowProps) {
  const shown = usePane((state) => state.device);
  const mixed = use(MixedFieldsContext);
  const parts = listParts(item);
  const responsive = parts.filter(({ field }) => field.responsive);
  const [first] = responsive;
  if (!first) return <RowInput item={item} stored={stored} path={path} />;
  const { name, field } = first;
  const hasImages = field.kind === 'media' && field.darkOf === undefined && mixed.get(name) === 'all';
  const device = isOwnDevice(field, shown) && (hasImages || hasImage(first, stored)) ? shown : 'desktop';
  const record = isRecord(stored) ? stored : {};
  if (device !== 'desktop' && !hasImages && !canUseOnDevice(field, record, { name, device })) return null;
  if (responsive.length < parts.length && device !== 'desktop') {
    // The rest of the control, such as the blocks of columns, is the same on all devices.
    return responsive
      .filter(({ field }) => field.kind !== 'list')
      .map((part) => (
        <FormRow key={part.name} item={{ ...part, kind: 'field' }} stored={stored} path={path} />
      ));
  }
  const values = responsive.map((part) => ({
    name: part.name,
    ...findDeviceValue(stored, { ...part, path }, device),
  }));
  const isSetOn = (other: Device) => {
    const place = other === 'desktop' ? [] : [responsiveProperty, other];
    return responsive.some((part) => {
      const differs = mixed.get(formatPath([...path, ...place, part.name])) ?? 'none';
      return differs !== 'none' || getValueAt(stored, [...place, part.name]) !== undefined;
    });
  };
  const isInherited = device !== 'desktop' && !isSetOn(device);
  const source = values[0]?.from;
  const devices = {
    button: (
      <DeviceButton
        label={item.kind === 'field' ? item.field.label : item.label}
        device={device}
        devices={['desktop', ...getFieldDevices(first.field)]}
        isSet={isSetOn}
      />
    ),
    isInherited,
    // A default needs no source.
    note:
      isInherited && source && isSetOn(source) ? panelWords.inheritedFrom(words.devices[source]) : undefined,
  };
  return (
    <FieldDevicesContext value={devices}>
      {device === 'desktop' ? (
        <RowInput item={item} stored={stored} path={path} />
      ) : (
        <RowInput
          key={device}
          item={withFields(item, new Map(values.map(({ name, field }) => [name, field])))}
          stored={Object.fromEntries(values.map(({ name, value }) => [name, value]))}
          path={[...path, responsiveProperty, device]}
        />
      )}
    </FieldDevicesContext>
  );
}

/** The inputs of a row. Where the selected blocks differ, it says so and can be reset for all of them. */
function RowInput({ item, stored, path }: FormRowProps) {
  const mixed = use(MixedFieldsContext);
  const { editing } = useEditor();
  const targets = useFormTargets();
  const places = listParts(item).map(({ name }) => [...path, name]);
  const shares = places.flatMap((place) => mixed.get(formatPath(place)) ?? []);
  if (shares.length === 0) return <ItemInput item={item} stored={stored} path={path} />;
  const label = item.kind === 'field' ? item.field.label : item.label;
  const unset = places.map((place) => ({ path: place, value: undefined }));
  const canReset =
    shares.some((share) => share !== 'none') &&
    (getPathDevice(places[0] ?? []) !== 'desktop' || listParts(item).every(({ field }) => isLook(field)));
  const reset = canReset ? () => editing.setValues(targets, unset, label) : undefined;
  const shown = item.kind === 'field' ? { ...item, field: withoutDefault(item.field) } : item;
  return (
    <MixedRowContext value={{ reset }}>
      <ItemInput item={shown} stored={stored} path={path} />
    </MixedRowContext>
  );
}

function ItemInput({ item, stored, path }: FormRowProps) {
  if (item.kind === 'control') return <FieldControlInput item={item} stored={stored} path={path} />;
  return (
    <FieldInput field={item.field} value={getValueAt(stored, [item.name])} path={[...path, item.name]} />
  );
}

/** True for fields with a default to go back to; of the others a reset would remove content. */
function isLook({ kind }: Field): boolean {
  return kind === 'length' || kind === 'number' || kind === 'choice' || kind === 'color';
}

/** A choice without default and selection, for blocks whose values differ. */
function withoutDefault(field: Field): Field {
  const { required: _required, ...rest } = field;
  return (rest.kind === 'choice' ? { ...rest, default: undefined } : rest) as Field;
}

/** False for an empty image field: without an image there is no separate one for a device. */
function hasImage({ name, field }: NamedField, stored: unknown): boolean {
  return field.kind !== 'media' || Boolean(getValueAt(stored, [name]));
}

interface NamedField {
  readonly name: string;
  readonly field: Field;
}

const listParts = (item: FormItem) => (item.kind === 'field' ? [item] : item.parts);

/** Replaces the fields of a row by those of a device, which have the inherited values as their defaults. */
function withFields(item: FormItem, fields: ReadonlyMap<string, Field>): FormItem {
  const replace = <Part extends { readonly name: string; readonly field: Field }>(part: Part): Part => ({
    ...part,
    field: fields.get(part.name) ?? part.field,
  });
  return item.kind === 'field' ? replace(item) : { ...item, parts: item.parts.map(replace) };
}
