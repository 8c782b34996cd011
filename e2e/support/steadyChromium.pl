#!/usr/bin/perl
# Starts the browser of TEST_BROWSER without news of the machine's addresses. Chromium drops each
# connection that it opens while an address comes or goes (a container that starts, a Wi-Fi that
# changes): 41 and 49 of 900 requests failed with ERR_NETWORK_CHANGED while one came and went. Without
# the news 0 failed. Chromium has no switch against it; where the socket that brings the news does not
# open, it takes the machine to be online (AddressTrackerLinux). Perl, since Debian always has it; its
# `setpriv` has filters of calls only from 13 on.
use strict;
use warnings;

# By name of the machine, its numbers of the calls `socket` and `prctl`.
my %CALLS = (x86_64 => [41, 157], aarch64 => [198, 167]);
my ($NETLINK, $ROUTE, $EAFNOSUPPORT) = (16, 0, 97);
my ($NO_NEW_PRIVILEGES, $SECCOMP, $FILTER) = (38, 22, 2);
my ($REFUSE, $ALLOW) = (0x00050000, 0x7fff0000);

sub load { return pack 'S C C L', 0x20, 0, 0, shift; }
# Continues where the loaded value is `$value`, else skips `$over` steps.
sub only { my ($value, $over) = @_; return pack 'S C C L', 0x15, 0, $over, $value; }
sub answer { return pack 'S C C L', 0x06, 0, 0, shift; }

chomp(my $machine = `uname -m`);
if (my $calls = $CALLS{$machine}) {
  my ($socket, $prctl) = @$calls;
  # The number of the call stands at byte 0, its first argument at 16, its third at 32.
  my @filter = (
    load(0), only($socket, 5),
    load(16), only($NETLINK, 3),
    load(32), only($ROUTE, 1),
    answer($REFUSE | $EAFNOSUPPORT),
    answer($ALLOW),
  );
  my $steps = join '', @filter;
  my $program = pack 'S x6 P', scalar @filter, $steps;
  syscall($prctl, $NO_NEW_PRIVILEGES, 1, 0, 0, 0) == 0
    && syscall($prctl, $SECCOMP, $FILTER, $program, 0, 0) == 0
    or warn "The browser hears of the machine's addresses: $!\n";
}
exec { $ENV{TEST_BROWSER} } $ENV{TEST_BROWSER}, @ARGV or die "$ENV{TEST_BROWSER}: $!\n";
