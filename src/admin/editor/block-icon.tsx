import {
  Box,
  Captions,
  CircleQuestionMark,
  Code,
  Columns2,
  Contact,
  CornerUpLeft,
  GalleryHorizontal,
  Heading1,
  Heading2,
  Image,
  List,
  type LucideIcon,
  Minus,
  PanelsTopLeft,
  RectangleEllipsis,
  RectangleHorizontal,
  Share2,
  Square,
  SquareMousePointer,
  SquareSplitHorizontal,
  SquareStack,
  TextAlignStart,
  Type,
} from 'lucide-react';
import { useEditor } from './editor-context.ts';

/** The icon set of the blocks, by the names that their definitions use. */
const icons: Readonly<Record<string, LucideIcon>> = {
  box: Box,
  captions: Captions,
  code: Code,
  'columns-2': Columns2,
  contact: Contact,
  'corner-up-left': CornerUpLeft,
  'gallery-horizontal': GalleryHorizontal,
  'heading-1': Heading1,
  'heading-2': Heading2,
  image: Image,
  list: List,
  minus: Minus,
  'panels-top-left': PanelsTopLeft,
  panorama: RectangleHorizontal,
  'rectangle-ellipsis': RectangleEllipsis,
  'share-2': Share2,
  square: Square,
  'square-mouse-pointer': SquareMousePointer,
  'square-split-horizontal': SquareSplitHorizontal,
  'square-stack': SquareStack,
  text: TextAlignStart,
  type: Type,
};

/** A block type's icon; a question mark for a type that nobody knows, a box for an unknown icon name. */
export function BlockIcon({ type }: { readonly type: string }) {
  const definition = useEditor().definitions.get(type);
  const Icon = definition ? (icons[definition.icon] ?? Box) : CircleQuestionMark;
  return <Icon aria-hidden="true" />;
}
