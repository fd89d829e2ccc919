import type { Spellings } from '../vocabulary/spellings.ts';
import type { DestinationSlug } from './destinations.ts';

/** How a country is looked for, beside its name: in Bengali, by ear, by another name. */
export const destinationSpellings: Record<DestinationSlug, Spellings> = {
  usa: {
    bengali: ['যুক্তরাষ্ট্র', 'মার্কিন যুক্তরাষ্ট্র', 'আমেরিকা', 'ইউএসএ'],
    latin: ['america', 'amerika', 'united states', 'jukto rashtro', 'juktorastro'],
  },
  germany: {
    bengali: ['জার্মানি', 'জার্মানী', 'জার্মান'],
    latin: ['jarmani', 'jarmany', 'jermany', 'germani', 'jarman', 'deutschland'],
  },
  denmark: { bengali: ['ডেনমার্ক'], latin: ['denmarc', 'denmak', 'danmark', 'denmarck'] },
  france: { bengali: ['ফ্রান্স'], latin: ['frans', 'phrans', 'fransh'] },
  italy: {
    bengali: ['ইতালি', 'ইটালি', 'ইতালী'],
    latin: ['itali', 'etali', 'italia', 'itally', 'itly'],
  },
  spain: { bengali: ['স্পেন'], latin: ['spen', 'ispen', 'espana', 'spian'] },
  portugal: { bengali: ['পর্তুগাল', 'পুর্তগাল'], latin: ['portugul', 'purtugal', 'portogal'] },
  'united-kingdom': {
    bengali: ['যুক্তরাজ্য', 'ইংল্যান্ড', 'বিলাত', 'লন্ডন', 'ইউকে'],
    latin: ['uk', 'england', 'britain', 'great britain', 'jukto rajjo', 'juktorajjo', 'inglend'],
  },
  ireland: { bengali: ['আয়ারল্যান্ড'], latin: ['airland', 'ayarland', 'aireland', 'irland'] },
  netherlands: {
    bengali: ['নেদারল্যান্ডস', 'নেদারল্যান্ড', 'হল্যান্ড'],
    latin: ['nederland', 'nedarland', 'netharland', 'holland'],
  },
  'new-zealand': {
    bengali: ['নিউজিল্যান্ড', 'নিউ জিল্যান্ড'],
    latin: ['newziland', 'niuziland', 'new zeland', 'nz'],
  },
  'czech-republic': {
    bengali: ['চেক প্রজাতন্ত্র', 'চেক রিপাবলিক', 'চেকিয়া'],
    latin: ['chek', 'check republic', 'chek republic', 'czechia', 'chekia'],
  },
  croatia: { bengali: ['ক্রোয়েশিয়া'], latin: ['kroatia', 'kroesia', 'croesia', 'kroyeshia'] },
  montenegro: { bengali: ['মন্টিনিগ্রো', 'মন্টেনেগ্রো'], latin: ['montinigro', 'monte negro'] },
  malta: { bengali: ['মাল্টা'], latin: ['molta', 'maltha'] },
  greece: { bengali: ['গ্রিস', 'গ্রীস'], latin: ['gris', 'grece', 'grish', 'hellas'] },
  thailand: { bengali: ['থাইল্যান্ড'], latin: ['tailand', 'thiland', 'thailend', 'thai'] },
  vietnam: { bengali: ['ভিয়েতনাম'], latin: ['bhietnam', 'viyetnam', 'vietnaam', 'viet nam'] },
  indonesia: { bengali: ['ইন্দোনেশিয়া'], latin: ['indoneshia', 'endonesia', 'bali'] },
  malaysia: {
    bengali: ['মালয়েশিয়া', 'মালেশিয়া'],
    latin: ['malayshia', 'maleshia', 'malesia', 'malaisia'],
  },
  'hong-kong': { bengali: ['হংকং', 'হং কং'], latin: ['honkong', 'hongkong', 'hong kon', 'hk'] },
  china: { bengali: ['চীন', 'চিন', 'চায়না'], latin: ['chin', 'cheen', 'chaina', 'chayna'] },
  uae: {
    bengali: ['সংযুক্ত আরব আমিরাত', 'আরব আমিরাত', 'দুবাই', 'আমিরাত', 'ইউএই'],
    latin: ['uae', 'dubai', 'emirates', 'arab amirat', 'amirat', 'abu dhabi'],
  },
  bahrain: { bengali: ['বাহরাইন', 'বাহরিন'], latin: ['bahrein', 'baharain', 'bahrin', 'behrain'] },
};
