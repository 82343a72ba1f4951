# Runs a program that may open sockets of only these address families, as RestrictAddressFamilies= of systemd does:
#   perl with-address-families.pl AF_INET,AF_UNIX program …
use strict;
my %families = (AF_UNIX => 1, AF_INET => 2, AF_INET6 => 10, AF_NETLINK => 16);
# Numbers of socket(2) and prctl(2).
my ($socket, $prctl) = `uname -m` =~ /^aarch64/ ? (198, 167) : (41, 157);
my @allowed = map { $families{$_} // die "$_?\n" } split /,/, shift;
# Classic BPF: load a word, jump if equal, return.
my ($load, $equal, $return) = (0x20, 0x15, 0x06);
my $count = @allowed;
my @filter = (
  [$load, 0, 0, 0],
  [$equal, 0, $count + 2, $socket],
  [$load, 0, 0, 16],
  (map { [$equal, $count - $_, 0, $allowed[$_]] } 0 .. $count - 1),
  [$return, 0, 0, 0x00050000 | 97],
  [$return, 0, 0, 0x7fff0000],
);
my $program = join '', map { pack 'SCCL', @$_ } @filter;
my $pointer = pack 'S x6 P', scalar @filter, $program;
syscall($prctl, 38, 1, 0, 0, 0) == 0 or die "no_new_privs: $!\n";
syscall($prctl, 22, 2, $pointer) == 0 or die "seccomp: $!\n";
exec @ARGV or die "$ARGV[0]: $!\n";
